import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'
import { settingProblems, settingRules } from './setting-rules.ts'

const project = 'acme-parts-4711'
const example = (file: string) => parseEnv(readFileSync(join(root, file), 'utf8'))
const complete = {
  ...example('functions/.env.example'),
  ...example('web/.env.example'),
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'acme-parts-4711.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: project,
} as Record<string, string>

test('each setting of both examples has its rules, and the defaults follow them [OPS-1]', () => {
  const named = Object.keys(settingRules(complete, project).shape)
  expect(named.toSorted()).toEqual(Object.keys(complete).sort())
  expect(settingProblems(complete, project)).toEqual([])
})

test.each<Record<string, string>>([
  { ENFORCE_APP_CHECK: 'true', VITE_APPCHECK_SITE_KEY: 'site-key' },
  { MAIL_FROM: 'Acme <orders@acme.example>' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'acme-parts-4711.web.app' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'auth.acme.example' },
  { SITE_URL: 'https://acme.example', VITE_SITE_URL: 'https://acme.example' },
  { MIN_INSTANCES: '3', MAX_INSTANCES: '3' },
  { ALLOWED_ORIGINS: 'https://partner.example, http://localhost:3000' },
])('the settings %j are accepted [OPS-1]', (settings) => {
  expect(settingProblems({ ...complete, ...settings }, project)).toEqual([])
})

test.each<Record<string, string>>([
  { ENFORCE_APP_CHECK: 'true' },
  { ENFORCE_APP_CHECK: 'yes' },
  { MAIL_FROM: 'Acme orders@acme' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'acme-parts-9.firebaseapp.com' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'https://acme-parts-4711.firebaseapp.com' },
  { VITE_FIREBASE_PROJECT_ID: 'acme-parts-9' },
  { VITE_SITE_URL: 'acme.example' },
  { VITE_SITE_URL: 'https://acme.example', SITE_URL: 'https://shop.acme.example' },
  { SITE_URL: 'acme.example:443' },
  { MAX_INSTANCES: '10', MIN_INSTANCES: '20' },
  { MAX_INSTANCES: '0' },
  { MAX_INSTANCES: 'ten' },
  { WRITES_PER_MINUTE: '' },
  { ALLOWED_ORIGINS: 'partner.example/' },
  { ALLOWED_ORIGINS: 'https://partner.example/' },
  { IMAGE_ORIGINS: 'https://images.example/photos' },
  { VITE_API_URL: 'api.acme.example' },
  { VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' },
  { VITE_IMAGE_HOST_URL: 'images.example' },
])('of the settings %j the first is refused, with what it must be [OPS-1]', (settings) => {
  const [name = ''] = Object.keys(settings)
  expect(settingProblems({ ...complete, ...settings }, project)).toEqual([
    expect.stringMatching(new RegExp(`^${name} must be .+, and is "${settings[name]}"$`)),
  ])
})

test('a setting that is missing or unknown is named [OPS-1]', () => {
  const { SITE_URL, ...others } = complete
  const set = {
    ...others,
    SITE_ULR: 'https://acme.example',
    NODE_OPTIONS: '--max-old-space-size=704',
  }
  expect(settingProblems(set, project)).toEqual([
    'SITE_URL must be empty or a URL that starts with https://, and is missing',
    'SITE_ULR is no setting',
  ])
})
