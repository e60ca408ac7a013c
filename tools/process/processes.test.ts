import { expect, test } from 'vitest'
import { createProcesses } from './processes.ts'

const node = (name: string, script: string) => ({
  name,
  file: process.execPath,
  args: ['-e', script],
})

test('a server is ready at its ready message, and ends with the stop', async () => {
  const processes = createProcesses()
  const script = 'console.log("ready as", process.pid); setInterval(() => {}, 1000)'
  const [, pid] = await processes.serve(node('Test server', script), /ready as (\d+)/)
  expect(process.kill(Number(pid), 0)).toBe(true)
  await processes.stopAll()
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})

test('a server that ends by itself is reported with the end of its output', async () => {
  const processes = createProcesses()
  const server = node('Test failure', 'console.log("ready"); console.error("no disk")')
  await processes.serve(server, /ready/)
  await expect(processes.lost).rejects.toThrow(/^Test failure stopped by itself[\s\S]*no disk/)
})

test('a command that fails is reported with the end of its output', async () => {
  const failing = node('Test command', 'console.error("no disk"); process.exit(3)')
  await expect(createProcesses().run(failing)).rejects.toThrow(/^Test command failed[\s\S]*no disk/)
})

test('nothing starts after the stop has begun', async () => {
  const processes = createProcesses()
  await processes.stopAll()
  await expect(processes.run(node('Test latecomer', ''))).rejects.toThrow('Stopping')
})
