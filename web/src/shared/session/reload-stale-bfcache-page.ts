import { readAccessToken } from './access-token.ts'

/** For anybody else the kept page is loaded again: meanwhile another tab may have signed out. */
export function reloadStaleBfcachePage(): void {
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
    else window.location.reload()
  })
}
