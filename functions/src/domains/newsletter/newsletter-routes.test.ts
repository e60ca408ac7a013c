import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { api } from '../../../test/support/api.ts'
import { anAdmin, db } from '../../../test/support/people.ts'
import type { Subscriber } from '../../contract/accounts/newsletter.ts'
import { subscriptionOf } from './newsletter-store.ts'

const hourMs = 3600_000
const anEmail = () => `${randomUUID()}@example.com`
const subscribe = (email: string) => api('POST /newsletter', { body: { email } })
const stored = (email: string) => subscriptionOf(db, email).get()

/** A subscription that waits for its confirmation, and the token of its mail. */
async function aSubscription() {
  const email = anEmail()
  await subscribe(email)
  return { email, token: (await stored(email)).get('token') as string }
}

const mailsTo = async (email: string) =>
  (await db.collection('mail').where('to', '==', email).get()).docs

async function subscriber(email: string): Promise<Subscriber | undefined> {
  const { body } = await api('GET /subscribers', { by: await anAdmin() })
  return body.find((row: Subscriber) => row.email === email)
}

test('a repeated email gets one mail, and an invalid one is refused [HOME-8, API-21]', async () => {
  const email = anEmail()
  const sent = [email, email, email.toUpperCase()]
  for (const answer of await Promise.all(sent.map(subscribe))) {
    expect(answer).toMatchObject({ status: 200, body: { subscribed: true } })
  }
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await subscribe('nobody')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'email' }] },
  })
})

test('only who confirms by the link of the mail is subscribed, and twice is once [REACH-5]', async () => {
  const { email, token } = await aSubscription()
  const [mail] = await mailsTo(email)
  expect(mail?.get('message.text')).toContain(`/api/newsletter/${token}\n`)
  const asked = await api(`GET /newsletter/${token}`)
  expect(asked.body).toContain('<form method="post"><button>Get the newsletter</button></form>')
  expect(await subscriber(email)).toBeUndefined()

  const confirm = async () => (await api(`POST /newsletter/${token}`)).body
  expect(await confirm()).toContain('You get our newsletter')
  const confirmed = await subscriber(email)
  expect(confirmed?.unsubscribe).toContain(`/api/newsletter/${token}/unsubscribe`)
  expect(await confirm()).toContain('You get our newsletter')
  expect((await subscribe(email)).body).toEqual({ subscribed: true })
  expect(await subscriber(email)).toEqual(confirmed)
  expect(await mailsTo(email)).toHaveLength(1)
  // The policy of firestore.indexes.json must not delete it.
  expect((await stored(email)).get('expireAt')).toBeUndefined()
})

test('a link that is unknown or older than seven days subscribes nobody [REACH-5]', async () => {
  const { email, token } = await aSubscription()
  const expireAt = Timestamp.fromMillis(Date.now() - 1)
  await subscriptionOf(db, email).update({ expireAt })
  for (const link of [token, '0'.repeat(32)]) {
    expect((await api(`POST /newsletter/${link}`)).body).toContain('not valid any more')
  }
  expect(await subscriber(email)).toBeUndefined()
})

test('another mail comes a day after the last, with a link of its own [REACH-5]', async () => {
  const { email, token } = await aSubscription()
  await subscriptionOf(db, email).update({ at: Timestamp.fromMillis(Date.now() - 25 * hourMs) })
  await subscribe(email)
  expect(await mailsTo(email)).toHaveLength(2)
  expect((await api(`POST /newsletter/${token}`)).body).toContain('not valid any more')
  const next = (await stored(email)).get('token')
  expect((await api(`POST /newsletter/${next}`)).body).toContain('You get our newsletter')
})

test('a subscription ends by its link and with one click of a mail program (RFC 8058) [REACH-5]', async () => {
  const { email, token } = await aSubscription()
  await api(`POST /newsletter/${token}`)
  const link = `/newsletter/${token}/unsubscribe`
  const [mail] = await mailsTo(email)
  expect(mail?.get('message.text')).toContain(`Stop these mails: `)
  expect(mail?.get('message.text')).toContain(`/api${link}\n`)
  const asked = await api(`GET ${link}`)
  expect(asked.body).toContain('<form method="post"><button>Stop the newsletter</button></form>')
  expect(await subscriber(email)).toBeDefined()

  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'List-Unsubscribe=One-Click'
  for (const _time of ['first', 'again']) {
    const { status, body: page } = await api(`POST ${link}`, { headers, body })
    expect([status, page]).toEqual([200, expect.stringContaining('No more newsletter')])
  }
  expect((await stored(email)).exists).toBe(false)
  // The person may change their mind.
  await subscribe(email)
  expect(await mailsTo(email)).toHaveLength(2)
})
