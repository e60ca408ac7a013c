import * as z from 'zod/mini'
import { isOrigin, parameterRules } from '../../functions/src/parameters.ts'
import { isLoopback } from '../../functions/src/platform/mail/smtp-client.ts'

const text = z.string()
const url = text.check(z.refine(isUrl, 'empty or one URL that starts with https://'))
const siteUrl = parameterRules.SITE_URL.check(
  z.refine(
    (value) => !isLoopback(URL.parse(value)?.hostname ?? ''),
    'empty or the https:// origin that customers open',
  ),
)
const ofOtherProject = (project: string) =>
  new RegExp(String.raw`^(?!${project}\.).+\.(firebaseapp\.com|web\.app)$`)

/** What each setting of both .env.example must be, beside the others of a deploy to this project. */
export const settingRules = (others: Record<string, string>, project: string) =>
  z.object({
    ...parameterRules,
    ENFORCE_APP_CHECK: parameterRules.ENFORCE_APP_CHECK.check(
      z.refine(
        (isEnforced) => isEnforced === 'false' || others.VITE_APPCHECK_SITE_KEY,
        'false as long as VITE_APPCHECK_SITE_KEY of web/.env.PROJECT is empty, which closes the shop',
      ),
    ),
    MAX_INSTANCES: parameterRules.MAX_INSTANCES.check(
      z.refine((max) => Number(max) >= Number(others.MIN_INSTANCES ?? 0), 'at least MIN_INSTANCES'),
    ),
    SITE_URL: siteUrl,
    NODE_OPTIONS: z.optional(
      text.check(z.refine(areNodeOptions, 'options that Node allows there')),
    ),
    VITE_API_URL: z.optional(
      text.check(z.refine((value) => value.startsWith('/') || isUrl(value), 'a path or a URL')),
    ),
    VITE_FIREBASE_API_KEY: text,
    VITE_FIREBASE_AUTH_DOMAIN: text.check(
      z.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'a host, without https://'),
      z.refine((host) => !ofOtherProject(project).test(host), 'a host of this project'),
    ),
    VITE_FIREBASE_PROJECT_ID: z.literal(project, 'the project of the deploy'),
    VITE_SITE_URL: z.optional(
      siteUrl.check(
        z.refine(
          (value) => [value, others.SITE_URL ?? ''].includes('') || value === others.SITE_URL,
          'the same as SITE_URL of functions/.env.PROJECT',
        ),
      ),
    ),
    VITE_AUTH_EMULATOR_URL: z.optional(z.literal('', 'empty in a deploy')),
    VITE_APPCHECK_SITE_KEY: z.optional(text),
    VITE_IMAGE_HOST_URL: z.optional(url),
    VITE_IMAGE_HOST_KEY: z.optional(text),
  })

function isUrl(value: string): boolean {
  return value === '' || (!/[\s@]/.test(value) && isOrigin(URL.parse(value)?.origin ?? ''))
}

const areNodeOptions = (value: string) =>
  value
    .split(/\s+/)
    .filter((word) => word.startsWith('-'))
    .every((option) => process.allowedNodeEnvironmentFlags.has(option))

/** What is wrong, also settings that are missing and that do not exist. */
export function settingProblems(settings: Record<string, string>, project: string): string[] {
  const rules = settingRules(settings, project)
  const { error } = rules.safeParse(settings)
  const unknown = Object.keys(settings).filter((name) => !(name in rules.shape))
  const problems = Object.entries(error ? z.flattenError(error).fieldErrors : {})
  return [
    ...problems.map(
      ([name, [expected]]) =>
        `${name} must be ${expected}, and is ${JSON.stringify(settings[name]) ?? 'missing'}`,
    ),
    ...unknown.map((name) => `${name} is no setting`),
  ]
}
