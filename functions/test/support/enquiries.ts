import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from './people.ts'

export const aContact = {
  name: 'Carlos Mendes',
  email: 'stranger@example.com',
  message: 'The box came crushed.',
}

export const aWithdrawal = {
  name: 'Carlos Mendes',
  email: 'stranger@example.com',
  purchase: '2222-2222',
}

/** A stored withdrawal that nobody has handled. Returns its id. */
export async function anEnquiry(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const facts = { kind: 'withdrawal', goods: [], doubts: [], state: 'open', at: Timestamp.now() }
  return (await db.collection('enquiries').add({ ...aWithdrawal, email, ...facts })).id
}
