import * as shop from '@tech-house/shop'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { sendDueMails } from '../../functions/src/platform/mail/send-mails.ts'
import { demoProject, ports } from '../project.ts'

const intervalMs = 10_000

/** Sends the mails of the local shop to this server, because the emulators run no schedules. */
export function sendLocalMails(url: string, env: NodeJS.ProcessEnv): void {
  Object.assign(process.env, env)
  const mails = getFirestore(initializeApp({ projectId: demoProject })).collection('mail')
  const from = { name: shop.name, address: shop.contact.email || 'orders@shop.example' }
  const send = () =>
    sendDueMails(mails, { url, from }, `http://localhost:${ports.hosting}`).catch((error) => {
      console.log(`Mails were not sent: ${error}`)
    })
  setInterval(send, intervalMs)
}
