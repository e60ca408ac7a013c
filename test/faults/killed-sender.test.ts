import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { smtpServer } from '../../functions/test/support/smtp-server.ts'
import { freePort } from '../../tools/process/ports.ts'
import { emulatorEnv } from '../../tools/project.ts'
import { functionCommand, functionReady } from '../../tools/test/api-server.ts'
import { authHost, startFirestore } from './support/fault-shop.ts'
import { killed, launch } from './support/launch.ts'

const { host, db } = await startFirestore()
const mails = db.collection('mail')

/** Starts the built function `sendMails` with this mail server. */
async function startSender(smtpUrl: string) {
  const port = await freePort()
  const env = { ...emulatorEnv(host, authHost), SMTP_URL: smtpUrl, MAIL_FROM: 'a@shop.example' }
  const child = await launch(functionCommand('sendMails', port, env), functionReady)
  return { child, send: () => fetch(`http://127.0.0.1:${port}`, { method: 'POST' }) }
}

async function aMail(name: string): Promise<string> {
  const time = Timestamp.now()
  const message = { subject: 'Booked', text: 'Booked.', html: '<p>Booked.</p>' }
  const mail = { to: `${name}@example.com`, kind: 'order-placed', message }
  await mails.doc(`${name}-placed`).create({ ...mail, createdAt: time, sendAt: time })
  return `<${name}-placed@demo-tech-house.web.app>`
}

test('a sender that is killed before it notes a mail loses none, and repeats it with its Message-ID [OPS-2]', async () => {
  const ids = await Promise.all(['alice', 'bob', 'carol'].map(aMail))
  const { promise: hasMail, resolve: gotMail } = Promise.withResolvers<void>()
  const { promise: isDead, resolve: died } = Promise.withResolvers<void>()
  using server = await smtpServer({
    onMail: () => {
      gotMail()
      return isDead
    },
  })
  const first = await startSender(server.url)
  const ended = first.send().catch(() => 'killed')
  await hasMail
  await killed(first.child)
  died()
  expect(await ended).toBe('killed')

  const left = await mails.where('delivery.state', '==', 'PROCESSING').get()
  expect(left.size).toBeGreaterThan(0)
  // As after the lease.
  for (const { ref } of left.docs) await ref.update({ sendAt: Timestamp.now() })
  const second = await startSender(server.url)
  expect((await second.send()).status).toBe(200)
  expect((await second.send()).status).toBe(200)
  const received = server.received.map(({ messageId }) => messageId)
  expect([...new Set(received)].sort()).toEqual(ids.sort())
  expect(received.length).toBeGreaterThan(ids.length)
  expect((await mails.where('delivery.state', '==', 'SUCCESS').get()).size).toBe(ids.length)
})
