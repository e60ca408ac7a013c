type Check = [path: string, isRight: (response: Response, text: string) => boolean]

/** What a shop answers that works: pages, API, database, policy and the right 404. */
const checks: Check[] = [
  ['/', ({ ok }, text) => ok && text.includes('we are tech house')],
  [
    '/',
    ({ headers }) =>
      headers.get('content-security-policy')?.includes("default-src 'none'") === true,
  ],
  ['/dashboard', ({ ok }, text) => ok && text.includes('<div id="root">')],
  ['/no/such/page', ({ status }) => status === 404],
  ['/api/health', ({ ok }, text) => ok && text === '{"status":"ok"}'],
  ['/api/products?limit=1', ({ ok }, text) => ok && text.startsWith('[')],
  ['/api/orders', ({ status }) => status === 401],
]

/** Asks a deployed shop, and returns what is wrong with its answers. */
export async function smokeTest(url: string): Promise<string[]> {
  const problems: string[] = []
  for (const [path, isRight] of checks) {
    const response = await fetch(new URL(path, url)).catch((error: Error) => error)
    if (response instanceof Error) problems.push(`${path}: ${response.message}`)
    else if (!isRight(response, await response.text())) {
      problems.push(`${path}: unexpected answer with status ${response.status}`)
    }
  }
  return problems
}
