import { z } from 'zod'

const Environment = z.object({
  VITE_API_URL: z.string().min(1).default('/api'),
  VITE_FIREBASE_API_KEY: z.string().min(1),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().min(1),
  VITE_FIREBASE_PROJECT_ID: z.string().min(1),
  VITE_AUTH_EMULATOR_URL: z.url().optional(),
  VITE_APPCHECK_SITE_KEY: z.string().optional(),
  VITE_IMAGE_HOST_URL: z.url().optional(),
  VITE_IMAGE_HOST_KEY: z.string().optional(),
})

/** The build's configuration; throws a sentence that names every missing or malformed key. */
export function parseEnvironment(source: Record<string, unknown>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (parsed.success) return parsed.data
  const keys = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(`Set ${keys} in the web client's environment (see web/.env.example)`)
}

export const env = parseEnvironment(import.meta.env)
