import * as z from 'zod/mini'
import { senderPattern } from '../../functions/src/parameters.ts'

const text = z.string()
const count = text.check(z.regex(/^[1-9]\d*$/, 'a whole number of at least 1'))
const flag = z.enum(['true', 'false'], 'true or false')
const httpUrl = z.url({ protocol: /^https?$/ })
const url = z.union([z.literal(''), httpUrl], 'empty or a URL that starts with https://')
const isOrigin = (value: string) =>
  httpUrl.safeParse(value).success && new URL(value).origin === value
const origins = text.check(
  z.refine(
    (list) => list.split(',').every((part) => part.trim() === '' || isOrigin(part.trim())),
    'empty or origins such as https://partner.example, separated by commas',
  ),
)
const ofOtherProject = (project: string) =>
  new RegExp(String.raw`^(?!${project}\.).+\.(firebaseapp\.com|web\.app)$`)

/** What each setting of both .env.example must be, beside the others of a deploy to this project. */
export const settingRules = (others: Record<string, string>, project: string) =>
  z.object({
    MAINTENANCE: flag,
    ENFORCE_APP_CHECK: flag.check(
      z.refine(
        (isEnforced) => isEnforced === 'false' || others.VITE_APPCHECK_SITE_KEY,
        'false as long as VITE_APPCHECK_SITE_KEY of web/.env.PROJECT is empty, which closes the shop',
      ),
    ),
    WRITES_PER_MINUTE: count,
    IMAGES_PER_DAY: count,
    MAX_REQUEST_SECONDS: count,
    MIN_INSTANCES: text.check(z.regex(/^\d+$/, 'a whole number')),
    MAX_INSTANCES: count.check(
      z.refine((max) => Number(max) >= Number(others.MIN_INSTANCES ?? 0), 'at least MIN_INSTANCES'),
    ),
    ALLOWED_ORIGINS: origins,
    IMAGE_ORIGINS: origins,
    SITE_URL: url,
    MAIL_FROM: z.union(
      [z.literal(''), text.check(z.regex(senderPattern))],
      'empty or one email address',
    ),
    VITE_API_URL: z.union([text.check(z.startsWith('/')), httpUrl], 'a path or a URL'),
    VITE_FIREBASE_API_KEY: text,
    VITE_FIREBASE_AUTH_DOMAIN: text.check(
      z.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'a host, without https://'),
      z.refine((host) => !ofOtherProject(project).test(host), 'a host of this project'),
    ),
    VITE_FIREBASE_PROJECT_ID: z.literal(project, 'the project of the deploy'),
    VITE_SITE_URL: url.check(
      z.refine(
        (value) => [value, others.SITE_URL ?? ''].includes('') || value === others.SITE_URL,
        'the same as SITE_URL of functions/.env.PROJECT',
      ),
    ),
    VITE_AUTH_EMULATOR_URL: z.literal('', 'empty in a deploy'),
    VITE_APPCHECK_SITE_KEY: text,
    VITE_IMAGE_HOST_URL: url,
    VITE_IMAGE_HOST_KEY: text,
  })

export function settingProblems(settings: Record<string, string>, project: string): string[] {
  const { error } = z.partial(settingRules(settings, project)).safeParse(settings)
  const problems = Object.entries(error ? z.flattenError(error).fieldErrors : {})
  return problems.map(
    ([name, [expected]]) => `${name} must be ${expected}, and is "${settings[name]}"`,
  )
}
