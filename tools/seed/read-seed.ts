import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { Role } from '../../functions/src/contract/accounts/user.ts'
import { NewReview } from '../../functions/src/contract/catalog/review.ts'
import { OrderStatus } from '../../functions/src/contract/orders/order.ts'
import { UserError } from '../process/user-error.ts'

export const shop = { uid: 'seed', email: 'seed@techhouse.example', requestId: 'seed' }

export const SeedUser = z.strictObject({
  uid: z.string(),
  email: z.email(),
  password: z.string(),
  displayName: z.string(),
  photoURL: z.string(),
  role: Role,
})
export type SeedUser = z.infer<typeof SeedUser>
export const SeedReview = z.required(NewReview, { email: true })
export const SeedOrder = z.strictObject({
  email: z.email(),
  product: z.string(),
  quantity: z.int().check(z.positive()),
  status: OrderStatus,
  /** On which day it was placed, counted from the day of the seed. */
  daysAgo: z.int().check(z.positive()),
})
export type SeedOrder = z.infer<typeof SeedOrder>

export async function readSeed<Schema extends z.ZodMiniType>(file: string, schema: Schema) {
  const url = new URL(`../../emulator-data/${file}`, import.meta.url)
  const parsed = z.array(schema).safeParse(JSON.parse(await readFile(url, 'utf8')))
  if (!parsed.success)
    throw new UserError(`emulator-data/${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

export function callerFor({ uid, email, displayName, photoURL }: SeedUser) {
  return {
    uid,
    email,
    name: displayName,
    photo: photoURL,
    emailVerified: true,
    isActive: async () => true,
    may: async () => false,
    signedInAt: Date.now(),
    claimedRole: undefined,
    token: '',
    requestId: shop.requestId,
  }
}
