import { listMail, sendMailAgain } from '../../contract/mail.ts'
import { modified, type Route, route } from '../../platform/http/route.ts'
import type { MailStore } from './mail-store.ts'

export function mailRoutes(mail: MailStore): Route[] {
  return [
    route(listMail, ({ query }) => mail.list(query, query.to)),
    route(sendMailAgain, ({ params }) => mail.sendAgain(params.id).then(modified)),
  ]
}
