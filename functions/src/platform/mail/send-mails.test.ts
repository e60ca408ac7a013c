import { hash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type CollectionReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '../../../test/support/people.ts'
import { smtpError, smtpServer } from '../../../test/support/smtp-server.ts'
import type { Mail } from '../../contract/mail.ts'
import { mailsPerDay, receiptsPerDay } from './daily-limit.ts'
import { sendDueMails } from './send-mails.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const from = { name: 'Acme: Parts', address: 'orders@shop.example' }
const siteUrl = 'https://shop.example'

type Special = Partial<Record<keyof Mail | 'uid', unknown>>

/** An outbox of its own, in which these mails are due. */
async function anOutbox(...specials: Special[]) {
  const mails = db.collection(`mail-${randomUUID()}`)
  const batch = db.batch()
  for (const [index, special] of specials.entries()) {
    const time = Timestamp.fromMillis(Date.now() - 1000 + index)
    batch.create(mails.doc(`order${index}-placed`), {
      to: `buyer${index}@example.com`,
      kind: 'order-placed',
      message: { subject: 'Your order is booked', text: 'Booked.', html: '<p>Booked.</p>' },
      createdAt: time,
      sendAt: time,
      ...special,
    })
  }
  await batch.commit()
  return mails
}

const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n))
const someMails = (count: number) => anOutbox(...times(count, () => ({})))

type Options = NonNullable<Parameters<typeof sendDueMails>[3]> & { afterMs?: number }

afterEach(() => {
  vi.useRealTimers()
})

/** Sends what is due so many ms from now. */
function run(mails: CollectionReference, url: string, { afterMs = 0, ...options }: Options = {}) {
  vi.setSystemTime(vi.getRealSystemTime() + afterMs)
  return sendDueMails(mails, { url, from }, siteUrl, { isVerified: async () => true, ...options })
}

/** The state of each mail, in the order in which they were written. */
async function states(mails: CollectionReference) {
  const { docs } = await mails.orderBy('createdAt').get()
  return docs.map((mail) => mail.get('delivery.state') ?? 'waiting')
}

/** How the delivery of the first mail went. */
const deliveryOf = async (mails: CollectionReference) =>
  (await mails.doc('order0-placed').get()).get('delivery')

test('a mail is sent once, as text and HTML, and its document has the state in the format of the extension [OPS-2]', async () => {
  using server = await smtpServer()
  const mails = await anOutbox({})
  expect(await run(mails, server.url)).toMatchObject({ due: 1, sent: 1, retried: 0, failed: 0 })
  expect(await run(mails, server.url)).toMatchObject({ due: 0, sent: 0 })
  expect(server.received).toMatchObject([
    {
      recipients: ['buyer0@example.com'],
      messageId: '<order0-placed@shop.example>',
      from: { text: '"Acme: Parts" <orders@shop.example>' },
      to: { text: 'buyer0@example.com' },
      subject: 'Your order is booked',
      text: 'Booked.',
      html: '<p>Booked.</p>',
      attachments: [],
    },
  ])
  const headers = server.received[0]?.headers
  expect(headers?.get('auto-submitted')).toBe('auto-generated')
  // An order cannot be unsubscribed.
  expect(headers?.has('list')).toBe(false)
  const stored = (await mails.doc('order0-placed').get()).data()
  expect(stored).not.toHaveProperty('sendAt')
  expect(stored?.delivery).toMatchObject({
    state: 'SUCCESS',
    attempts: 1,
    error: null,
    leaseExpireTime: null,
    info: { messageId: '<order0-placed@shop.example>', response: expect.stringMatching(/^250/) },
  })
  const { startTime, endTime, expireAt } = stored?.delivery ?? {}
  expect(endTime.toMillis()).toBeGreaterThanOrEqual(startTime.toMillis())
  expect((expireAt.toMillis() - endTime.toMillis()) / dayMs).toBeCloseTo(90)
})

test('two instances at once send each of 60 mails once [OPS-2]', async () => {
  using server = await smtpServer()
  const mails = await someMails(60)
  const runs = await Promise.all([run(mails, server.url), run(mails, server.url)])
  expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(60)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(60)
  expect(server.received).toHaveLength(60)
  expect(new Set(await states(mails))).toEqual(new Set(['SUCCESS']))
})

test('a mail that is being sent is left alone until its lease expires [OPS-2]', async () => {
  const mails = await anOutbox({})
  const seen: string[] = []
  using server = await smtpServer({
    onMail: async () => {
      seen.push(...(await states(mails)))
      expect(await run(mails, server.url, { afterMs: minuteMs })).toMatchObject({ due: 0 })
    },
  })
  await run(mails, server.url)
  expect(seen).toEqual(['PROCESSING'])
  expect(server.received).toHaveLength(1)
})

test('a sender that ends between sending and noting repeats the mail with the same Message-ID [OPS-2]', async () => {
  const mails = await anOutbox({})
  using server = await smtpServer({
    // The sender can store its outcome only if nobody has changed the document.
    onMail: () => (server.received.length === 1 ? endSender(mails) : undefined),
  })
  await run(mails, server.url)
  expect(await states(mails)).toEqual(['PROCESSING'])
  await run(mails, server.url, { afterMs: 4 * minuteMs })
  await run(mails, server.url, { afterMs: 8 * minuteMs })
  const ids = server.received.map(({ messageId }) => messageId)
  expect(ids).toEqual(times(2, () => '<order0-placed@shop.example>'))
  expect(await states(mails)).toEqual(['SUCCESS'])
})

const endSender = (mails: CollectionReference) => mails.doc('order0-placed').update({ ended: true })

const aDayOld = Timestamp.fromMillis(Date.now() - dayMs - minuteMs)
const eightAttempts = { state: 'PROCESSING', attempts: 8, startTime: Timestamp.now() }

test.each<[string, Special, string]>([
  ['whose eight senders ended', { delivery: eightAttempts }, '8 attempts had no outcome'],
  ['that is a day old', { createdAt: aDayOld, sendAt: aDayOld }, 'It was not sent within a day'],
  ['without a message', { message: 'Hello' }, 'The document is not a mail of the shop'],
  ['to a list', { to: ['all@example.com'] }, 'The document is not a mail of the shop'],
])('a mail %s fails unsent, and does not hold up the others [OPS-2]', async (_, special, error) => {
  using server = await smtpServer()
  const mails = await anOutbox(special, {})
  expect(await run(mails, server.url)).toMatchObject({ sent: 1, failed: 1 })
  expect(await deliveryOf(mails)).toMatchObject({ state: 'ERROR', error })
  expect(server.received).toMatchObject([{ recipients: ['buyer1@example.com'] }])
})

test('a mail that the server puts off (greylisting) is tried eight times in a day, at growing intervals [OPS-2]', async () => {
  const mails = await anOutbox({})
  const attempts: number[] = []
  let passed = 0
  using server = await smtpServer({
    onRcptTo: (_address, _session, callback) => {
      attempts.push(Math.round(passed / minuteMs))
      callback(smtpError(451, 'Greylisted, try again later'))
    },
  })
  for (; passed < 2 * dayMs; passed = await nextAttempt(mails)) {
    await run(mails, server.url, { afterMs: passed })
  }
  expect(attempts).toEqual([0, 1, 4, 13, 40, 121, 364, 1093])
  expect(await deliveryOf(mails)).toMatchObject({
    state: 'ERROR',
    attempts: 8,
    error: expect.stringContaining('Greylisted'),
    expireAt: expect.any(Timestamp),
  })
})

/** The ms from now until the mail is due; infinite when it is not. */
async function nextAttempt(mails: CollectionReference): Promise<number> {
  const sendAt = (await mails.doc('order0-placed').get()).get('sendAt')
  return sendAt ? sendAt.toMillis() - vi.getRealSystemTime() + 1000 : Number.POSITIVE_INFINITY
}

test('a refused recipient (5xx) is not tried again, and the other mails are sent [OPS-2]', async () => {
  const mails = await someMails(3)
  using server = await smtpServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('buyer1@') ? smtpError(550, `<${address}> unknown`) : null),
  })
  expect(await run(mails, server.url)).toMatchObject({ sent: 2, failed: 1, retried: 0 })
  expect(await states(mails)).toEqual(['SUCCESS', 'ERROR', 'SUCCESS'])
  const stored = await mails.doc('order1-placed').get()
  expect(stored.get('sendAt')).toBeUndefined()
  // The email stands in one field only.
  expect(stored.get('delivery.error')).toMatch(/550 <<email>> unknown$/)
})

test('a refused password delays mails and loses none [OPS-2]', async () => {
  const mails = await anOutbox({})
  let password = 'new'
  using server = await smtpServer({
    onAuth: (auth, _session, callback) =>
      auth.password === password
        ? callback(null, { user: auth.username })
        : callback(smtpError(535, 'Wrong password')),
  })
  const url = server.url.replace('//', '//shop%40example.com:p%3Ass@')
  await run(mails, url)
  expect(await states(mails)).toEqual(['RETRY'])
  password = 'p:ss'
  await run(mails, url, { afterMs: 2 * minuteMs })
  expect(await states(mails)).toEqual(['SUCCESS'])
})

test('a server that breaks the connection gets the mail again later, not in the same run [OPS-2]', async () => {
  const mails = await someMails(3)
  using server = await smtpServer({
    onMail: async ({ recipients }) => {
      if (recipients[0]?.startsWith('buyer0@')) server.breakConnections()
    },
  })
  await run(mails, `${server.url}?maxConnections=1`)
  const count = server.received.filter(({ recipients }) => recipients[0]?.startsWith('buyer0@'))
  expect(count).toHaveLength(1)
  expect((await states(mails))[0]).toBe('RETRY')
})

test.each(['greeting', 'recipient', 'content'])(
  'a server that hangs at the %s holds up neither the run nor the other mails for long [OPS-2]',
  async (command) => {
    const mails = await someMails(2)
    let isHanging = true
    const hangs = () => isHanging
    using server = await smtpServer({
      onConnect: (_session, callback) =>
        command === 'greeting' && hangs() ? undefined : callback(),
      onRcptTo: ({ address }, _session, callback) =>
        command === 'recipient' && hangs() && address.startsWith('buyer0@')
          ? undefined
          : callback(),
      onMail: ({ recipients }) =>
        command === 'content' && hangs() && recipients[0]?.startsWith('buyer0@')
          ? new Promise(() => {})
          : undefined,
    })
    await run(mails, `${server.url}?greetingTimeout=500&socketTimeout=500`)
    expect(await states(mails)).toEqual(['RETRY', command === 'greeting' ? 'RETRY' : 'SUCCESS'])
    isHanging = false
    await run(mails, server.url, { afterMs: 2 * minuteMs })
    expect(await states(mails)).toEqual(['SUCCESS', 'SUCCESS'])
  },
)

test('a server that answers without end is given up after the time of an attempt [OPS-2]', async () => {
  const mails = await anOutbox({})
  using server = await smtpServer({ onMail: () => pause(2000, undefined, { ref: false }) })
  await run(mails, server.url, { sendMs: 100 })
  const error = expect.stringContaining('abort')
  expect(await deliveryOf(mails)).toMatchObject({ state: 'RETRY', error })
})

test('a dead server ends the run, so that the other mails keep their attempts [OPS-2]', async () => {
  const mails = await someMails(12)
  const server = await smtpServer()
  server[Symbol.dispose]()
  const { due, retried } = await run(mails, server.url)
  expect(due).toBe(12)
  // Five, and those that the other senders had begun.
  expect(retried).toBeLessThan(10)
  const waiting = (await states(mails)).filter((state) => state === 'waiting')
  expect(waiting).toHaveLength(12 - retried)
})

test('line breaks in a subject add no header and no recipient (header injection) [OPS-2]', async () => {
  const subject = 'Booked\r\nBcc: all@example.com\r\n\r\n<b>Other text</b>'
  const text = '.\r\nRCPT TO:<all@example.com>\r\n.\r\n'
  using server = await smtpServer()
  await run(await anOutbox({ message: { subject, text, html: '<p>Booked.</p>' } }), server.url)
  const [mail, ...others] = server.received
  expect(others).toEqual([])
  expect(mail?.recipients).toEqual(['buyer0@example.com'])
  expect(mail?.headers.has('bcc')).toBe(false)
  expect(mail?.subject).toContain('Booked Bcc: all@example.com')
  expect(mail?.html).toBe('<p>Booked.</p>')
})

test('a mail that is not about an order can be unsubscribed with one click (RFC 8058) [OPS-2]', async () => {
  using server = await smtpServer()
  await run(await anOutbox({ kind: 'back-in-stock' }), server.url)
  const lines = new Map(
    server.received[0]?.headerLines.map(({ key, line }) => [key, line.replace(/^.+?: /, '')]),
  )
  expect(lines.get('list-unsubscribe')).toBe('<https://shop.example/api/unsubscribe/order0-placed>')
  expect(lines.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('many mails to one recipient do not hold up the mail of another, which waits for less long [OPS-2]', async () => {
  using server = await smtpServer()
  const to = `${randomUUID()}@example.com`
  const mails = await anOutbox(...times(40, () => ({ to })), { to: 'alice@example.com' })
  expect(await run(mails, server.url)).toMatchObject({ sent: 41 })
  const order = server.received.map(({ recipients }) => recipients[0])
  // Among those that the five connections take first.
  expect(order.indexOf('alice@example.com')).toBeLessThan(10)
})

test('receipts that a stranger has caused do not use up the limit of other mails [REACH-2, OPS-2]', async () => {
  using server = await smtpServer()
  const to = `${randomUUID()}@example.com`
  const receipts = times(mailsPerDay.unverified + 1, () => ({ to, kind: 'withdrawal-received' }))
  const mails = await anOutbox(...receipts, { to })
  const sent = { sent: mailsPerDay.unverified + 1, failed: 1 }
  // Also to a verified email, which gets more of other mails.
  expect(await run(mails, server.url)).toMatchObject(sent)
  expect((await states(mails)).at(-1)).toBe('SUCCESS')
})

test('of receipts without a purchase the shop sends so many a day to all emails together, and others still [REACH-2, OPS-2]', async () => {
  using server = await smtpServer()
  const kind = 'withdrawal-received'
  const counter = db.doc(`mailCounts/all-receipts-${today()}-${hash('sha256', '')}`)
  await counter.set({ count: receiptsPerDay - 2 })
  const mails = await anOutbox(...times(3, () => ({ kind })), { kind, uid: 'buyer' }, {})
  expect(await run(mails, server.url)).toMatchObject({ sent: 4, failed: 1 })
  expect((await states(mails)).slice(3)).toEqual(['SUCCESS', 'SUCCESS'])
  const [refused] = (await mails.where('delivery.state', '==', 'ERROR').get()).docs
  const error = 'Too many receipts without a purchase were sent today'
  expect(refused?.get('delivery.error')).toBe(error)
  await counter.delete()
})

const today = () => new Date().toISOString().slice(0, 10)

test('an email that is not verified gets so many mails a day, however often each is tried [OPS-2]', async () => {
  let isPuttingOff = true
  using server = await smtpServer({
    onRcptTo: (_address, _session, callback) =>
      callback(isPuttingOff ? smtpError(451, 'Greylisted, try again later') : null),
  })
  const to = `${randomUUID()}@example.com`
  const most = mailsPerDay.unverified
  const mails = await anOutbox(...times(most + 3, () => ({ to })))
  const unverified = { isVerified: async () => false }
  expect(await run(mails, server.url, unverified)).toMatchObject({ retried: most, failed: 3 })
  isPuttingOff = false
  const minutesLater = { ...unverified, afterMs: 2 * minuteMs }
  expect(await run(mails, server.url, minutesLater)).toMatchObject({ sent: most, failed: 0 })

  const { docs } = await mails.where('delivery.state', '==', 'ERROR').get()
  const [asked, next, verified] = docs.map(({ ref }) => ref)
  expect(docs[0]?.get('delivery.error')).toBe('Its address has got too many mails today')
  const sendAt = Timestamp.fromMillis(vi.getRealSystemTime())
  await asked?.update({ delivery: { state: 'PENDING' }, sendAt })
  await next?.update({ delivery: FieldValue.delete(), sendAt })
  expect(await run(mails, server.url, unverified)).toMatchObject({ sent: 1, failed: 1 })
  await verified?.update({ delivery: FieldValue.delete(), sendAt })
  expect(await run(mails, server.url)).toMatchObject({ sent: 1, failed: 0 })
  const tomorrow = Timestamp.fromMillis(sendAt.toMillis() + dayMs)
  await next?.update({ delivery: FieldValue.delete(), sendAt: tomorrow, createdAt: tomorrow })
  const nextDay = { ...unverified, afterMs: dayMs }
  expect(await run(mails, server.url, nextDay)).toMatchObject({ sent: 1, failed: 0 })
})
