import type { Page } from '@playwright/test'

/**
 * Replaces Google's host, which tests cannot reach: the script that listens to the popup, and the
 * person in the popup, who signs in with this email. Firebase and the Auth emulator are real.
 * Returns the provider that each popup was opened for.
 */
export async function stubGoogle(page: Page, email: string): Promise<string[]> {
  const providers: string[] = []
  await page.context().route('https://apis.google.com/js/api.js*', (route) => {
    const onload = new URL(route.request().url()).searchParams.get('onload')
    return route.fulfill({ contentType: 'text/javascript', body: `${gapi};window['${onload}']()` })
  })
  await page.context().route(/\/emulator\/auth\/handler/, async (route) => {
    const { searchParams } = new URL(route.request().url())
    providers.push(searchParams.get('providerId') ?? '')
    await route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' })
    await page.evaluate(tellFirebase, signedIn(email, searchParams))
  })
  return providers
}

function signedIn(email: string, popup: URLSearchParams) {
  const claims = JSON.stringify({ sub: email, email, email_verified: true, name: 'Gail Google' })
  const postBody = new URLSearchParams({ id_token: claims, providerId: 'google.com' })
  return {
    type: popup.get('authType'),
    eventId: popup.get('eventId'),
    urlResponse: 'http://localhost',
    sessionId: 'session',
    postBody: String(postBody),
    tenantId: null,
    error: null,
  }
}

function tellFirebase(authEvent: object): void {
  // Set by the replacement below when Firebase registers it.
  const { listener } = window as unknown as { listener: (message: object) => void }
  listener({ authEvent })
}

const gapi = `window.gapi = {
  load: (_name, { callback }) => callback(),
  iframes: {
    Iframe: class {},
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    getContext: () => ({ open: (_options, opened) => opened({
      restyle: () => {},
      ping: async (done) => done(),
      send: () => {},
      register: (_type, listener) => { window.listener = listener },
    }) }),
  },
}`
