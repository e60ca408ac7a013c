import type { Auth } from 'firebase-admin/auth'
import type { Firestore, Query } from 'firebase-admin/firestore'
import type { Customer, CustomerDetails } from '../../contract/accounts/customer.ts'
import { Email } from '../../contract/accounts/email.ts'
import { staffRoles } from '../../contract/accounts/role.ts'
import { readPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import type { Page, PageQuery } from '../../contract/page.ts'
import { searchedPrefix } from '../../platform/firestore/buyer-prefixes.ts'
import { readStored } from '../../platform/firestore/stored-document.ts'
import { notFound } from '../../platform/http/response/api-error.ts'
import { readPage } from '../../platform/paging/read-page.ts'
import { enquiriesIn, enquiryOf } from '../enquiries/enquiry-store.ts'
import { messageOf, messagesIn } from '../orders/messages/message-store.ts'
import { purchaseOf, purchaseRef } from '../orders/purchases/stored-purchase.ts'
import { isoTime } from '../orders/stored-order.ts'
import { reviewOf } from '../reviews/stored-review.ts'
import { addressesOf, customerOf } from './stored-user.ts'
import { withCurrentRoles } from './user-store.ts'

const newest = { limit: 20 }

export class CustomerReads {
  readonly #db: Firestore
  readonly #auth: Auth

  constructor(db: Firestore, auth: Auth) {
    this.#db = db
    this.#auth = auth
  }

  async list(page: PageQuery, q = ''): Promise<Page<Customer>> {
    const number = readPurchaseNumber(q)
    const purchase = number ? await purchaseRef(this.#db, number).get() : undefined
    // Without such a purchase it is a name that looks like a number.
    if (purchase?.exists) {
      const buyer = await this.#db.doc(`users/${purchase.get('uid')}`).get()
      const customer = buyer.exists && readStored(buyer, customerOf)
      return { rows: customer ? [customer] : [], next: undefined }
    }
    const users = this.#db.collection('users')
    // A whole email may be longer than the stored prefixes.
    const email = Email.safeParse(q).data
    const found = email
      ? users.where('email', '==', email)
      : users.where('buyerPrefixes', 'array-contains', searchedPrefix(q))
    const { rows, next } = await readPage(q ? found : users, 'createdAt', page, customerOf)
    return { rows: await withCurrentRoles(this.#auth, rows), next }
  }

  /** Without accounts that were deleted outside of the shop. */
  async listStaff(page: PageQuery): Promise<Page<Customer>> {
    const staff = this.#db.collection('users').where('role', 'in', staffRoles)
    const { rows, next } = await readPage(staff, 'createdAt', page, customerOf)
    const current = await withCurrentRoles(this.#auth, rows)
    return { rows: current.filter(({ role }) => role !== 'customer'), next }
  }

  /** Throws 404, also when the account is erased. */
  async read(uid: string): Promise<CustomerDetails> {
    const own = (query: Query) => query.where('uid', '==', uid)
    const account = await this.#db.doc(`users/${uid}`).get()
    const customer = account.exists && readStored(account, customerOf)
    if (!customer) throw notFound('customer')
    const sent = enquiriesIn(this.#db).where('email', '==', customer.email)
    const [purchases, reviews, messages, notes, enquiries] = await Promise.all([
      readPage(own(this.#db.collection('purchases')), 'createdAt', newest, purchaseOf),
      own(this.#db.collection('reviews')).limit(newest.limit).get(),
      readPage(own(messagesIn(this.#db, 'messages')), 'at', newest, messageOf),
      readPage(own(messagesIn(this.#db, 'notes')), 'at', newest, messageOf),
      readPage(sent, 'at', newest, enquiryOf),
    ])
    return {
      ...customer,
      createdAt: isoTime(account.get('createdAt')),
      addresses: addressesOf(account).addresses,
      purchases: purchases.rows,
      reviews: reviews.docs.flatMap((doc) => readStored(doc, () => reviewOf(doc, [])) ?? []),
      messages: messages.rows,
      notes: notes.rows,
      enquiries: enquiries.rows,
    }
  }
}
