import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as a server has received it, with its recipients of the SMTP envelope. */
interface Received extends ParsedMail {
  recipients: string[]
}

interface Behaviour extends Pick<SMTPServerOptions, 'onConnect' | 'onAuth' | 'onRcptTo'> {
  /** Called with each mail before the server confirms it. A rejection is the server's response. */
  onMail?: (mail: Received) => Promise<unknown> | undefined
}

/** Starts a mail server that keeps what it receives. Declare it with `using`, so that it ends. */
export async function smtpServer({ onMail, ...options }: Behaviour = {}) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    disabledCommands: options.onAuth ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    authOptional: true,
    closeTimeout: 1,
    ...options,
    onData(stream, { envelope }, callback) {
      const receive = async () => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        const mail = { ...(await simpleParser(stream)), recipients }
        received.push(mail)
        await onMail?.(mail)
      }
      receive().then(() => callback(), callback)
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  // A server that listens on a TCP port has this kind of address.
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}`
  return { received, breakConnections, url, [Symbol.dispose]: dispose }

  function dispose(): void {
    breakConnections()
    server.close()
  }

  function breakConnections(): void {
    for (const socket of sockets) socket.destroy()
  }
}

/** A response of an SMTP server other than success. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
