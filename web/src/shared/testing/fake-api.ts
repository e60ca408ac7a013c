import { vi } from 'vitest'

type Answer = (request: Request) => Response | Promise<Response>

/** Replaces the network: responds by `METHOD /path?query` and records the requests. */
export function fakeApi(answers: Record<string, Answer>): Request[] {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // jsdom's signals are not those of Node's Request.
    const request = new Request(new URL(path, 'http://shop.test'), { ...init, signal: null })
    asked.push(request.clone())
    const answer = answers[`${request.method} ${path}`]
    return answer ? answer(request) : refuse(404, 'not-found', `No answer for ${path}`)
  })
  return asked
}

/** A refusal in the API's format. */
export function refuse(status: number, code: string, detail: string): Response {
  return Response.json(
    { type: 'about:blank', title: 'Refused', status, detail, code, requestId: 'request' },
    { status },
  )
}
