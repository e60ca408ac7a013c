import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** A proxy whose connections can be blocked; the server behind it keeps running. */
export async function tcpProxy(host: string) {
  const [hostname, target] = host.split(':')
  const sockets = new Set<Socket>()
  let isHeld = false

  const server = createServer((client) => {
    const behind = connect(Number(target), hostname)
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(one)
      if (isHeld) one.pause()
      one.on('data', (data) => other.write(data))
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (isHeld) one.pause()
    }
  })
  const listen = (port: number) =>
    new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  await listen(0)
  // The address of a TCP server has this type.
  const { port } = server.address() as AddressInfo

  const tcpProxy = {
    host: `127.0.0.1:${port}`,

    /** Breaks every connection and refuses new ones, like a killed server. */
    async cut(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },

    restore: () => listen(port),

    /** Stops forwarding and keeps all connections open. */
    hold(): void {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },

    /** Forwards the held data and all new data. */
    release(): void {
      isHeld = false
      for (const socket of sockets) socket.resume()
    },
  }
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return tcpProxy
}
