import type { Environment } from '../src/shared/parse-environment.ts'

const signIn = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
const appCheck = ['https://content-firebaseappcheck.googleapis.com']
const recaptcha = ['https://www.google.com/recaptcha/']
/** Any port, because the emulators of tests have free ones. */
const emulators = ['http://127.0.0.1:*']

/** The directives that depend on the configuration of a build; all others are in firebase.json. */
export function hostPolicy(env: Environment): string {
  const isLocal = Boolean(env.VITE_AUTH_EMULATOR_URL)
  const hasAppCheck = Boolean(env.VITE_APPCHECK_SITE_KEY)
  const calls = [
    ...signIn,
    ...(isLocal ? emulators : []),
    ...(hasAppCheck ? [...appCheck, ...recaptcha] : []),
    ...[env.VITE_API_URL, env.VITE_IMAGE_HOST_URL].flatMap(originOf),
  ]
  const frames = [
    `https://${env.VITE_FIREBASE_AUTH_DOMAIN}`,
    ...(isLocal ? emulators : []),
    ...(hasAppCheck ? recaptcha : []),
  ]
  return `connect-src 'self' ${calls.join(' ')}; frame-src ${frames.join(' ')}`
}

/** Empty for a path of the shop. */
const originOf = (url = '/') => (url.startsWith('/') ? [] : [new URL(url).origin])
