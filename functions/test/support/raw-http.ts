import { Agent, type IncomingHttpHeaders, request as open } from 'node:http'

/** A raw request: headers may repeat and replace `host`, and nothing is normalized. */
export interface RawRequest {
  method: string
  target: string
  headers: [name: string, value: string][]
  body?: Buffer | undefined
}

interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 })

/** Sends a raw request; fails without a response within 20 s. */
export function sendRaw({ method, target, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(process.env.API_URL ?? '')
  const isHosted = headers.some(([name]) => name === 'host')
  const sent = [...(isHosted ? [] : [['host', hostname]]), ...headers]
  if (body) sent.push(['content-length', String(body.length)])
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path: target, headers: sent.flat(), agent }
    const request = open({ ...options, signal: AbortSignal.timeout(20_000) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}
