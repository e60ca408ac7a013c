export const requiredKeys = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
] as const
const addresses = ['VITE_AUTH_EMULATOR_URL', 'VITE_IMAGE_HOST_URL'] as const

export type Environment = { VITE_API_URL: string } & Record<(typeof requiredKeys)[number], string> &
  Partial<
    Record<(typeof addresses)[number] | 'VITE_APPCHECK_SITE_KEY' | 'VITE_IMAGE_HOST_KEY', string>
  >

/** The build's configuration; throws an error that lists every missing or malformed key. */
export function parseEnvironment(source: Record<string, unknown>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const missing = requiredKeys.filter((key) => typeof given[key] !== 'string')
  const malformed = addresses.filter((key) => key in given && !URL.canParse(String(given[key])))
  const keys = [...missing, ...malformed].join(', ')
  if (keys) throw new Error(`Set ${keys} in the web client's environment (see web/.env.example)`)
  return { VITE_API_URL: '/api', ...given } as Environment
}
