import { senderPattern } from '../../functions/src/parameters.ts'

type Settings = Record<string, string>
/** What the value of a setting must be, beside the others of a deploy to this project. */
type Rule = [
  name: string,
  isRight: (value: string, others: Settings, project: string) => boolean,
  expected: string,
]

const isUrl = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value)
const isOrigin = (value: string) => isUrl(value) && new URL(value).origin === value
const isCount = (value: string) => /^[1-9]\d*$/.test(value)
const isFlag = (value: string) => /^(true|false)$/.test(value)
const areOrigins = (value: string) =>
  value.split(',').every((part) => part.trim() === '' || isOrigin(part.trim()))
const isHost = (value: string) => /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(value)
const orEmpty = (isRight: (value: string) => boolean) => (value: string) =>
  value === '' || isRight(value)
const any = () => true

const count = 'a whole number of at least 1'
const origins = 'empty or origins such as https://partner.example, separated by commas'
const url = 'empty or a URL that starts with https://'

/** The rules of all settings in functions/.env.example and web/.env.example. */
export const settingRules: Rule[] = [
  ...['WRITES_PER_MINUTE', 'IMAGES_PER_DAY', 'MAX_REQUEST_SECONDS', 'MAX_INSTANCES'].map(
    (name): Rule => [name, isCount, count],
  ),
  ['MIN_INSTANCES', (value) => /^\d+$/.test(value), 'a whole number'],
  [
    'MAX_INSTANCES',
    (value, { MIN_INSTANCES = 0 }) => Number(value) >= Number(MIN_INSTANCES),
    'at least MIN_INSTANCES',
  ],
  ['MAINTENANCE', isFlag, 'true or false'],
  ['ENFORCE_APP_CHECK', isFlag, 'true or false'],
  [
    'ENFORCE_APP_CHECK',
    (value, { VITE_APPCHECK_SITE_KEY }) => value === 'false' || Boolean(VITE_APPCHECK_SITE_KEY),
    'false as long as VITE_APPCHECK_SITE_KEY of web/.env.PROJECT is empty, which closes the shop',
  ],
  ['ALLOWED_ORIGINS', areOrigins, origins],
  ['IMAGE_ORIGINS', areOrigins, origins],
  ['SITE_URL', orEmpty(isUrl), url],
  ['MAIL_FROM', orEmpty((value) => senderPattern.test(value)), 'empty or one email address'],
  ['VITE_API_URL', (value) => value.startsWith('/') || isUrl(value), 'a path or a URL'],
  ['VITE_FIREBASE_API_KEY', any, ''],
  ['VITE_FIREBASE_AUTH_DOMAIN', isHost, 'a host, without https://'],
  [
    'VITE_FIREBASE_AUTH_DOMAIN',
    (value, _, project) =>
      (/^(.+)\.(firebaseapp\.com|web\.app)$/.exec(value)?.[1] ?? project) === project,
    'a host of this project',
  ],
  [
    'VITE_FIREBASE_PROJECT_ID',
    (value, _, project) => value === project,
    'the project of the deploy',
  ],
  ['VITE_SITE_URL', orEmpty(isUrl), url],
  [
    'VITE_SITE_URL',
    (value, { SITE_URL = '' }) => [value, SITE_URL].includes('') || value === SITE_URL,
    'the same as SITE_URL of functions/.env.PROJECT',
  ],
  ['VITE_AUTH_EMULATOR_URL', (value) => value === '', 'empty in a deploy'],
  ['VITE_APPCHECK_SITE_KEY', any, ''],
  ['VITE_IMAGE_HOST_URL', orEmpty(isUrl), url],
  ['VITE_IMAGE_HOST_KEY', any, ''],
]

/** What is wrong with each of these settings in a deploy to this project. */
export function settingProblems(settings: Settings, project: string): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    const broken = settingRules.find(
      ([rule, isRight]) => rule === name && !isRight(value, settings, project),
    )
    return broken ? [`${name} must be ${broken[2]}, and is "${value}"`] : []
  })
}
