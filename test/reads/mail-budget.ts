import { Timestamp } from 'firebase-admin/firestore'
import { sendDueMails } from '../../functions/src/platform/mail/send-mails.ts'
import { db } from '../../functions/test/support/people.ts'
import { smtpServer } from '../../functions/test/support/smtp-server.ts'
import { type BudgetLine, usageOf } from './usage.ts'

const mails = db.collection('mail-of-the-budget')

async function send(): Promise<void> {
  using server = await smtpServer()
  const from = { name: 'Shop', address: 'orders@shop.example' }
  await sendDueMails(mails, { url: server.url, from })
}

/** The usage of the function that runs every minute. */
export const mailBudget: BudgetLine[] = [
  {
    what: 'sendMails, nothing due',
    most: { reads: 1, writes: 0 },
    spend: () => usageOf(send),
  },
  {
    what: 'sendMails, 3 mails to one recipient',
    most: { reads: 4, writes: 9 },
    spend: async () => {
      const time = Timestamp.now()
      const message = { subject: 'Booked', text: 'Booked.', html: '<p>Booked.</p>' }
      const mail = { to: 'a@example.com', kind: 'order-placed', message }
      for (let n = 0; n < 3; n++) await mails.add({ ...mail, createdAt: time, sendAt: time })
      return usageOf(send)
    },
  },
]
