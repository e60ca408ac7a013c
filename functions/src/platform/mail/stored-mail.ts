import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { Mail } from '../../contract/mail.ts'

export function mailOf(snapshot: DocumentSnapshot): Mail {
  const { sendAt, createdAt, ...stored } = snapshot.data() ?? {}
  return Mail.parse({
    ...stored,
    _id: snapshot.id,
    createdAt: isoTime(createdAt),
    sendAt: isoTime(sendAt),
  })
}

const isoTime = (time: unknown) =>
  time instanceof Timestamp ? time.toDate().toISOString() : undefined
