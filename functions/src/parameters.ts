import { defineBoolean, defineInt, defineString } from 'firebase-functions/params'
import { requestTimeoutMs } from './contract/request-timeout.ts'

const defaultWritesPerMinute = 120
const defaultImagesPerDay = 100
const maxRequestSeconds = requestTimeoutMs / 1000
const atLeastOne = {
  input: {
    text: {
      validationRegex: '^[1-9][0-9]*$',
      validationErrorMessage: 'Enter a whole number of at least 1.',
    },
  },
}

defineInt('WRITES_PER_MINUTE', {
  ...atLeastOne,
  default: defaultWritesPerMinute,
  description: 'How many writes a minute each caller has; more are answered with 429.',
})

defineInt('IMAGES_PER_DAY', {
  ...atLeastOne,
  default: defaultImagesPerDay,
  description: 'How many new images, of 512 KiB at most, an account may upload on one day.',
})

const origins = defineString('ALLOWED_ORIGINS', {
  default: '',
  description:
    'Origins of other sites that may call the API, separated by commas; none by default.',
})

const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Whether writes and signed-in calls need a token of Firebase App Check.',
})

defineInt('MAX_REQUEST_SECONDS', {
  ...atLeastOne,
  default: maxRequestSeconds,
  description: 'How long a request may take before it is answered with 503; at most 25 s.',
})

/** Idle instances that stay ready, and are billed. */
export const minInstances = defineInt('MIN_INSTANCES', {
  default: 0,
  description: 'How many instances wait for requests; 0 costs nothing and starts cold.',
})

/** The maximum number of instances, which limits the bill. */
export const maxInstances = defineInt('MAX_INSTANCES', {
  default: 10,
  description: 'How many instances there may be at once, each for 80 requests.',
})

export const writesPerMinute = () => wholeNumber('WRITES_PER_MINUTE', defaultWritesPerMinute)
export const imagesPerDay = () => wholeNumber('IMAGES_PER_DAY', defaultImagesPerDay)
export const requestMs = () =>
  Math.min(wholeNumber('MAX_REQUEST_SECONDS', maxRequestSeconds), maxRequestSeconds) * 1000
export const isAppCheckEnforced = () => enforceAppCheck.value()
export const allowedOrigins = () =>
  origins
    .value()
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)

/**
 * A parameter of at least 1, or its default when unset. Throws otherwise, when the function starts:
 * `defineInt` itself reads an unset or invalid number as 0.
 */
function wholeNumber(name: string, byDefault: number): number {
  // biome-ignore lint/style/noProcessEnv: deployed parameters are environment variables.
  const text = process.env[name]
  if (!text) return byDefault
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1) return value
  throw new Error(`${name} must be a whole number of at least 1, and is "${text}"`)
}
