type Check = [path: string, isRight: (response: Response, text: string, page: string) => boolean]

/** Where a client with App Check gets its tokens, which its pages' policy allows. */
const appCheckHost = 'https://content-firebaseappcheck.googleapis.com'

const checks: Check[] = [
  [
    '/',
    ({ ok, headers }, text) =>
      ok &&
      text.includes('<div id="root" data-page=') &&
      String(headers.get('content-security-policy')).includes("default-src 'none'"),
  ],
  ['/dashboard', ({ ok }, text) => ok && text.includes('<div id="root">')],
  ['/no/such/page', ({ status }) => status === 404],
  ['/api/health', ({ ok }, text) => ok && text.startsWith('{"status":"ok"')],
  ['/api/products?limit=1', ({ ok }, text) => ok && text.startsWith('[')],
  [
    '/api/orders',
    // When App Check is enforced, the client must have been built with its site key.
    ({ status }, text, page) =>
      status === 401 && (!text.includes('"app-check-failed"') || page.includes(appCheckHost)),
  ],
]

/** Asks a deployed shop, and returns what is wrong with its answers. */
export async function smokeTest(url: string): Promise<string[]> {
  const problems: string[] = []
  let page = ''
  for (const [path, isRight] of checks) {
    const response = await fetch(new URL(path, url)).catch((error: Error) => error)
    if (response instanceof Error) {
      problems.push(`${path}: ${response.message}`)
      continue
    }
    const text = await response.text()
    page ||= text
    if (isRight(response, text, page)) continue
    const { code = 'unexpected answer' } = text.startsWith('{') ? JSON.parse(text) : {}
    problems.push(`${path}: ${code} with status ${response.status}`)
  }
  return problems
}
