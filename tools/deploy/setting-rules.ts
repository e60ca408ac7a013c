import { senderPattern } from '../../functions/src/parameters.ts'

type Settings = Record<string, string>
/** What a value must be, beside the other settings of a deploy to this project. */
type Rule = [
  isRight: (value: string, others: Settings, project: string) => boolean,
  expected: string,
]

const isUrl = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value)
const isOrigin = (value: string) => isUrl(value) && new URL(value).origin === value
const whole = (min: number): Rule => [
  (value) => /^\d+$/.test(value) && Number(value) >= min,
  `a whole number of at least ${min}`,
]
const flag: Rule = [(value) => /^(true|false)$/.test(value), 'true or false']
const url: Rule = [
  (value) => value === '' || isUrl(value),
  'empty or a URL that starts with https://',
]
const origins: Rule = [
  (value) => value.split(',').every((part) => part.trim() === '' || isOrigin(part.trim())),
  'empty or origins such as https://partner.example, separated by commas',
]
const any: Rule = [() => true, '']

/** The rules of each setting in functions/.env.example and web/.env.example. */
export const settingRules: Record<string, Rule[]> = {
  WRITES_PER_MINUTE: [whole(1)],
  IMAGES_PER_DAY: [whole(1)],
  MAX_REQUEST_SECONDS: [whole(1)],
  MIN_INSTANCES: [whole(0)],
  MAX_INSTANCES: [
    whole(1),
    [
      (value, { MIN_INSTANCES = '0' }) => Number(value) >= Number(MIN_INSTANCES),
      'at least MIN_INSTANCES',
    ],
  ],
  MAINTENANCE: [flag],
  ENFORCE_APP_CHECK: [
    flag,
    [
      (value, { VITE_APPCHECK_SITE_KEY }) => value === 'false' || Boolean(VITE_APPCHECK_SITE_KEY),
      'false as long as VITE_APPCHECK_SITE_KEY of web/.env.PROJECT is empty, which closes the shop',
    ],
  ],
  ALLOWED_ORIGINS: [origins],
  IMAGE_ORIGINS: [origins],
  SITE_URL: [url],
  MAIL_FROM: [
    [
      (value) => value === '' || senderPattern.test(value),
      'empty or one sender such as Tech House <orders@shop.example>',
    ],
  ],
  VITE_API_URL: [
    [(value) => value.startsWith('/') || isUrl(value), 'a path such as /api, or a URL'],
  ],
  VITE_FIREBASE_API_KEY: [any],
  VITE_FIREBASE_AUTH_DOMAIN: [
    [
      (value) => /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(value),
      'a host such as PROJECT.firebaseapp.com, without https://',
    ],
    [
      (value, _, project) =>
        !/\.(firebaseapp\.com|web\.app)$/.test(value) || isHostOf(value, project),
      'a host of this project',
    ],
  ],
  VITE_FIREBASE_PROJECT_ID: [
    [(value, _, project) => value === project, 'the project of the deploy'],
  ],
  VITE_SITE_URL: [
    url,
    [
      (value, { SITE_URL = '' }) => [value, SITE_URL].includes('') || value === SITE_URL,
      'the same as SITE_URL of functions/.env.PROJECT',
    ],
  ],
  VITE_AUTH_EMULATOR_URL: [[(value) => value === '', 'empty in a deploy']],
  VITE_APPCHECK_SITE_KEY: [any],
  VITE_IMAGE_HOST_URL: [url],
  VITE_IMAGE_HOST_KEY: [any],
}

const isHostOf = (host: string, project: string) =>
  [`${project}.firebaseapp.com`, `${project}.web.app`].includes(host)

/** What is wrong with each of these settings in a deploy to this project. */
export function settingProblems(settings: Settings, project: string): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    const broken = settingRules[name]?.find(([isRight]) => !isRight(value, settings, project))
    return broken ? [`${name} must be ${broken[1]}, and is "${value}"`] : []
  })
}
