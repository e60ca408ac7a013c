import { vi } from 'vitest'

type Respond = (request: Request) => object | Promise<object>

/**
 * Replaces the network: responds by `METHOD /path?query` and records the requests. What is no
 * `Response` is sent as JSON. What reads addresses without a response for them finds none.
 */
export function fakeApi(responses: Record<string, Respond | object | undefined>): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // jsdom's signals are not those of Node's Request.
    const request = new Request(new URL(path, 'http://shop.test'), { ...init, signal: null })
    const name = `${request.method} ${path}`
    if (name === 'GET /api/addresses' && !responses[name]) return Response.json(noAddresses)
    requests.push(request.clone())
    const respond = responses[name]
    const response = typeof respond === 'function' ? await respond(request) : respond
    if (!response) return refuse(404, 'not-found', `No response for ${path}`)
    return response instanceof Response ? response : Response.json(response)
  })
  return requests
}

const noAddresses = { addresses: [], revision: 0, isRequired: false }

/** A refusal in the API's format, with the wrong fields of the request if there are some. */
export function refuse(
  status: number,
  code: string,
  detail: string,
  fields?: { path: string; message: string; code?: string; price?: number }[],
): Response {
  return Response.json(
    { type: 'about:blank', title: 'Refused', status, detail, code, requestId: 'request', fields },
    { status },
  )
}
