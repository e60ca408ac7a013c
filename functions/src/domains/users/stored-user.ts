import { type DocumentData, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { Customer } from '../../contract/accounts/customer.ts'
import { PhoneNumber, Role, User } from '../../contract/accounts/user.ts'
import type { Recipient } from '../../contract/orders/recipient.ts'
import { buyerPrefixes } from '../../platform/firestore/buyer-prefixes.ts'
import type { Caller } from '../../platform/http/access/caller.ts'

const ListedUser = z.omit(User, { phoneNumber: true })

/** Treat unknown stored roles as `customer`. */
export const StoredRole = z.catch(Role, 'customer')

/** The account's fields from the token; fields missing there keep their stored value. */
export function profileOf({ email, emailVerified, name, photo }: Caller) {
  return {
    email,
    emailVerified,
    ...(name && { displayName: name }),
    ...(photo && { photoURL: photo }),
  }
}

export function timestamps(stored: DocumentSnapshot) {
  const time = FieldValue.serverTimestamp()
  return stored.exists ? { updatedAt: time } : { createdAt: time, updatedAt: time }
}

export const addressesOf = (stored: DocumentSnapshot) => ({
  addresses: stored.get('addresses') ?? [],
  revision: stored.get('addressRevision') ?? 0,
})

/** By what staff find an account. An address may name another person. */
export function accountPrefixes({ displayName: name, email, ...stored }: DocumentData): string[] {
  const { phoneNumber: phone, addresses = [] } = stored
  const recipients: Partial<Recipient>[] = [{ phone }, ...addresses]
  return [...new Set(recipients.flatMap((recipient) => buyerPrefixes({ name, email, recipient })))]
}

/** Throws for a document that does not fit the contract. */
export function userOf(snapshot: DocumentSnapshot): User {
  const role = StoredRole.parse(snapshot.get('role'))
  return ListedUser.parse({ ...snapshot.data(), _id: snapshot.id, role })
}

/** Throws for a document that does not fit the contract. */
export const customerOf = (snapshot: DocumentSnapshot): Customer => ({
  ...userOf(snapshot),
  name: snapshot.get('displayName'),
  phoneNumber: PhoneNumber.safeParse(snapshot.get('phoneNumber')).data ?? addressPhone(snapshot),
})

const addressPhone = (snapshot: DocumentSnapshot): string | undefined =>
  addressesOf(snapshot).addresses.find(({ phone }: Recipient) => phone)?.phone
