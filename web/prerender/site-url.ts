/** The shop's URL: the configured one, or the project's on Firebase Hosting. */
export function siteUrl(env: Record<string, string | undefined>): string {
  const { VITE_SITE_URL, VITE_FIREBASE_PROJECT_ID } = env
  const url = VITE_SITE_URL || `https://${VITE_FIREBASE_PROJECT_ID}.web.app`
  if (!URL.canParse(url)) throw new Error(`VITE_SITE_URL is no address: ${url}`)
  return url
}
