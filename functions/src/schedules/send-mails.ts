import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { shopEmail, siteUrl, smtpSettings, smtpUrl } from '../parameters.ts'
import { isVerified } from '../platform/http/access/accounts.ts'
import { sendDueMails } from '../platform/mail/send-mails.ts'
import { auth, db, mailAccount } from '../services.ts'
import { unlessInMaintenance } from './unless-in-maintenance.ts'

/** The instance continues after its timeout only as long as `leaseMs` of mail-queue.ts allows. */
export const sendMails = onSchedule(
  {
    schedule: 'every 1 minutes',
    memory: '256MiB',
    timeoutSeconds: 120,
    maxInstances: 1,
    secrets: [smtpUrl],
    serviceAccount: mailAccount,
  },
  unlessInMaintenance(async () => {
    const server = smtpSettings()
    const options = {
      isVerified: async (email: string) => email === shopEmail() || isVerified(auth, email),
    }
    const sent = server && (await sendDueMails(db.collection('mail'), server, siteUrl(), options))
    if (sent?.due) info('Mails are sent', sent)
  }),
)
