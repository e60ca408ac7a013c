import { readAccessToken } from './access-token.ts'

/**
 * Hides a signed-in page while the browser keeps it for Back, and shows it again to the same user.
 * For anybody else it is loaded again: meanwhile another tab may have signed out.
 */
export function hideKeptPage(reload = () => window.location.reload()): void {
  const { style } = document.documentElement
  let token: string | null = null

  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    token = readAccessToken()
    if (token) style.visibility = 'hidden'
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (readAccessToken() === token) style.visibility = ''
    else reload()
  })
}
