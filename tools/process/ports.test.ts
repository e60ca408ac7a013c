import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, requireFreePorts } from './ports.ts'

test('a free port is accepted', async () => {
  await expect(requireFreePorts({ Hosting: await freePort() })).resolves.toBeUndefined()
})

test('a free port is none that the system gives to a socket that asks for any', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
  expect(new Set(ports).size).toBe(20)
})

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port that is in use on %s is reported with its purpose',
  async (host) => {
    const port = await freePort()
    await using server = createServer()
    await new Promise<void>((listening) => server.listen(port, host, listening))
    await expect(requireFreePorts({ Hosting: port })).rejects.toThrow(
      `Port ${port}, which Hosting needs, is in use`,
    )
  },
)
