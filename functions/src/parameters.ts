import { defineBoolean, defineInt, defineString } from 'firebase-functions/params'
import { longestAnswerMs } from './contract/answer-time.ts'

const defaultWrites = 120

const writes = defineInt('WRITES_PER_MINUTE', {
  default: defaultWrites,
  description: 'How many writes a minute each caller has; more are answered with 429.',
})

const defaultImages = 100

const images = defineInt('IMAGES_PER_DAY', {
  default: defaultImages,
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

const requestSeconds = defineInt('MAX_REQUEST_SECONDS', {
  default: longestAnswerMs / 1000,
  description: 'How long a request may take before it is answered with 503; at most 25 s.',
})

/** Idle instances that are kept ready, and billed. */
export const minInstances = defineInt('MIN_INSTANCES', {
  default: 0,
  description: 'How many instances wait for requests; 0 costs nothing and starts cold.',
})

/** Where traffic, and with it the bill, ends. */
export const maxInstances = defineInt('MAX_INSTANCES', {
  default: 10,
  description: 'How many instances there may be at once, each for 80 requests.',
})

// Where nothing has set the parameter, not even to its default, its value is 0.
export const writesPerMinute = () => writes.value() || defaultWrites
export const imagesPerDay = () => images.value() || defaultImages
export const requestMs = () => {
  const ms = requestSeconds.value() * 1000
  return ms > 0 ? Math.min(ms, longestAnswerMs) : longestAnswerMs
}
export const isAppCheckEnforced = () => enforceAppCheck.value()
export const allowedOrigins = () =>
  origins
    .value()
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
