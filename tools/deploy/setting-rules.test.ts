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
  expect(named.toSorted()).toEqual([...Object.keys(complete), 'NODE_OPTIONS'].sort())
  expect(settingProblems(complete, project)).toEqual([])
})

test.each<Record<string, string>>([
  { ENFORCE_APP_CHECK: 'true', VITE_APPCHECK_SITE_KEY: 'site-key' },
  { MAIL_FROM: 'Acme <orders@acme.example>' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'acme-parts-4711.web.app' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'auth.acme.example' },
  { SITE_URL: 'https://acme.example', VITE_SITE_URL: 'https://acme.example' },
  { MIN_INSTANCES: '3', MAX_INSTANCES: '3' },
  { WAITING_DAYS: '0', CANCEL_AFTER_DAYS: '3650' },
  { SHOP_EMAIL: 'orders@acme.example', IMAGE_ORIGINS: 'https://images.example:8443' },
  { NODE_OPTIONS: '--max-old-space-size=704 --enable-source-maps' },
  { VITE_API_URL: 'https://api.acme.example/v1', VITE_IMAGE_HOST_URL: 'https://i.example/upload' },
  { ALLOWED_ORIGINS: 'https://partner.example, http://localhost:3000' },
])('the settings %j are accepted [OPS-1]', (settings) => {
  expect(settingProblems({ ...complete, ...settings }, project)).toEqual([])
})

test.each<Record<string, string>>([
  { ENFORCE_APP_CHECK: 'true' },
  { ENFORCE_APP_CHECK: 'yes' },
  { MAIL_FROM: 'Acme orders@acme' },
  { MAIL_FROM: 'a@acme.example, b@acme.example' },
  { MAIL_FROM: 'Acme <a@acme.example:25>' },
  { SHOP_EMAIL: 'orders' },
  { SHOP_EMAIL: 'Acme <orders@acme.example>' },
  { WAITING_DAYS: '999999' },
  { CANCEL_AFTER_DAYS: '999999' },
  { MIN_INSTANCES: '-1' },
  { IMAGES_PER_DAY: '99999999999999999999' },
  { MAX_REQUEST_SECONDS: '40' },
  { NODE_OPTIONS: '--foo' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'acme-parts-9.firebaseapp.com' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'https://acme-parts-4711.firebaseapp.com' },
  { VITE_FIREBASE_PROJECT_ID: 'acme-parts-9' },
  { VITE_SITE_URL: 'acme.example' },
  { VITE_SITE_URL: 'https://acme.example', SITE_URL: 'https://shop.acme.example' },
  { SITE_URL: 'acme.example:443' },
  { SITE_URL: 'http://acme.example' },
  { SITE_URL: 'http://localhost:5002' },
  { SITE_URL: 'https://localhost' },
  { SITE_URL: 'https://acme.example,https://shop.example' },
  { SITE_URL: 'https://acme.example/shop' },
  { SITE_URL: 'https://anna:secret@acme.example' },
  { VITE_SITE_URL: 'http://localhost:5002' },
  { VITE_SITE_URL: 'https://acme.example/' },
  { MAX_INSTANCES: '10', MIN_INSTANCES: '20' },
  { MAX_INSTANCES: '0' },
  { MAX_INSTANCES: 'ten' },
  { WRITES_PER_MINUTE: '' },
  { ALLOWED_ORIGINS: 'partner.example/' },
  { ALLOWED_ORIGINS: 'https://partner.example/' },
  { ALLOWED_ORIGINS: 'https://*.partner.example' },
  { ALLOWED_ORIGINS: 'http://partner.example' },
  { IMAGE_ORIGINS: 'https://images.example/photos' },
  { VITE_API_URL: 'api.acme.example' },
  { VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' },
  { VITE_IMAGE_HOST_URL: 'images.example' },
  { VITE_IMAGE_HOST_URL: 'http://images.example/upload' },
])('of the settings %j the first is refused, with what it must be [OPS-1]', (settings) => {
  const [name = ''] = Object.keys(settings)
  const problems = settingProblems({ ...complete, ...settings }, project)
  expect(problems).toEqual([expect.stringContaining(`${name} must be `)])
  expect(problems[0]).toContain(`, and is ${JSON.stringify(settings[name])}`)
})

test('a setting that is missing or unknown is named [OPS-1]', () => {
  const { SITE_URL, ...others } = complete
  const set = {
    ...others,
    SITE_ULR: 'https://acme.example',
    NODE_OPTIONS: '--max-old-space-size=704',
  }
  expect(settingProblems(set, project)).toEqual([
    expect.stringMatching(/^SITE_URL must be .+, and is missing$/),
    'SITE_ULR is no setting',
  ])
})
