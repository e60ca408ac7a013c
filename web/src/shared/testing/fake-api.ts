import { vi } from 'vitest'

type Respond = (request: Request) => Response | Promise<Response>

/** Replaces the network: responds by `METHOD /path?query` and records the requests. */
export function fakeApi(responses: Record<string, Respond>): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // jsdom's signals are not those of Node's Request.
    const request = new Request(new URL(path, 'http://shop.test'), { ...init, signal: null })
    requests.push(request.clone())
    const respond = responses[`${request.method} ${path}`]
    return respond ? respond(request) : refuse(404, 'not-found', `No response for ${path}`)
  })
  return requests
}

/** A refusal in the API's format. */
export function refuse(status: number, code: string, detail: string): Response {
  return Response.json(
    { type: 'about:blank', title: 'Refused', status, detail, code, requestId: 'request' },
    { status },
  )
}
