import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import {
  cancelAfterDays,
  imagesPerDay,
  requestMs,
  siteUrl,
  smtpSettings,
  waitingDays,
  writesPerMinute,
} from './parameters.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['unset', undefined, 25_000],
  ['5', '5', 5000],
])('a request times out in time with MAX_REQUEST_SECONDS %s', (_, seconds, ms) => {
  vi.stubEnv('MAX_REQUEST_SECONDS', seconds)
  expect(requestMs()).toBe(ms)
})

test('.env.example states the default of each limit', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const defaults = parseEnv(example)
  expect(Number(defaults.WRITES_PER_MINUTE)).toBe(writesPerMinute())
  expect(Number(defaults.IMAGES_PER_DAY)).toBe(imagesPerDay())
  expect(Number(defaults.WAITING_DAYS)).toBe(waitingDays())
  expect(Number(defaults.CANCEL_AFTER_DAYS)).toBe(cancelAfterDays())
  expect(Number(defaults.MAX_REQUEST_SECONDS) * 1000).toBe(requestMs())
})

test.each(['0', '-5', '1.5', 'many', '05', '1000001'])(
  'a limit of %s is refused, and the message names the setting',
  (value) => {
    vi.stubEnv('WRITES_PER_MINUTE', value)
    vi.stubEnv('MAX_REQUEST_SECONDS', value)
    expect(writesPerMinute).toThrow('WRITES_PER_MINUTE must be a whole number from 1 to 1000000')
    expect(requestMs).toThrow('MAX_REQUEST_SECONDS must be a whole number from 1 to 25')
  },
)

test('links in mails start with SITE_URL, or with the URL of the project [MAIL-1]', () => {
  expect(siteUrl()).toBe('https://demo-tech-house.web.app')
  vi.stubEnv('SITE_URL', 'https://shop.example')
  expect(siteUrl()).toBe('https://shop.example')
  vi.stubEnv('SITE_URL', 'shop.example:443')
  expect(siteUrl).toThrow('SITE_URL must be empty or an origin such as https://shop.example')
})

test('the shop sends mails only with a mail server and a sender [OPS-2]', () => {
  const url = 'smtps://user:secret@mail.example:465'
  vi.stubEnv('MAIL_FROM', 'Tech House <orders@shop.example>')
  for (const none of ['', 'off', 'off\n']) {
    vi.stubEnv('SMTP_URL', none)
    expect(smtpSettings()).toBeUndefined()
  }
  vi.stubEnv('SMTP_URL', url)
  const address = 'orders@shop.example'
  expect(smtpSettings()).toEqual({ url, from: { name: 'Tech House', address } })
  vi.stubEnv('MAIL_FROM', 'Acme: Parts, Ltd. <orders@shop.example>')
  expect(smtpSettings()?.from).toEqual({ name: 'Acme: Parts, Ltd.', address })
  vi.stubEnv('MAIL_FROM', address)
  expect(smtpSettings()?.from).toEqual({ name: '', address })
  for (const from of ['', 'orders', 'a@shop.example, b@shop.example', 'A <a@b>\r\nBcc: c@d']) {
    vi.stubEnv('MAIL_FROM', from)
    expect(smtpSettings).toThrow(/^MAIL_FROM must be .*one email address/)
  }
})

test('a wrong URL of the mail server is refused without its password [OPS-2]', () => {
  vi.stubEnv('SMTP_URL', 'mail.example:secret')
  expect(smtpSettings).toThrow('SMTP_URL must begin with smtp:// or smtps://, or be "off"')
})
