import { setTimeout as pause } from 'node:timers/promises'
import { FieldValue } from 'firebase-admin/firestore'
import { api } from '../../functions/test/support/api.ts'
import { newProduct } from '../../functions/test/support/new-product.ts'
import { anAdmin, db } from '../../functions/test/support/people.ts'
import { type BudgetLine, type Usage, usageOf } from './usage.ts'

type List = 'products' | 'reviews'

/** The usage of the public lists, independent of their size. */
export function listBudget(list: List, rows: number): BudgetLine[] {
  const call = `GET /${list}`
  const of = `of ${rows.toLocaleString('en')}`
  return [
    {
      what: `${call} ${of}, nothing due, and again as a 304`,
      most: { reads: 0, writes: 0 },
      spend: async () => {
        await fill(list, rows)
        await settled(list)
        return usageOf(async () => {
          const { headers } = await api(call)
          await expectNotModified(`/${list}`, headers.get('etag') ?? '')
        })
      },
    },
    ...(list === 'products' ? [searchBudget(rows), managedBudget(rows)] : []),
    {
      what: `${call} ${of}, due, nothing changed`,
      most: { reads: 1, writes: 0 },
      spend: async () => {
        await settled(list)
        return renewed(list)
      },
    },
    {
      what: `${call} ${of}, due, 7 changed`,
      most: { reads: 7, writes: 0 },
      spend: async () => {
        await settled(list)
        await change(list, 7)
        return renewed(list)
      },
    },
  ]
}

/** A search is answered from the same rows in memory. */
function searchBudget(rows: number): BudgetLine {
  return {
    what: `GET /search of ${rows.toLocaleString('en')}, nothing due, also as a 304, and POST /search/lines`,
    most: { reads: 0, writes: 0 },
    spend: async () => {
      const query = '/search?q=drive&maxPrice=100&fits=a-drive'
      const search = async () => {
        const { headers } = await api(`GET ${query}`)
        await expectNotModified(query, headers.get('etag') ?? '')
        await api('POST /search/lines', { body: { lines: [{ text: 'Drive 1' }] } })
      }
      await fill('products', rows)
      await settled('products')
      // Indexing may take longer than a request waits, and than until the next look for changes.
      while ((await api(`GET ${query}`)).status !== 200);
      await search()
      await settled('products')
      return usageOf(search)
    },
  }
}

/** The admin's list and its summary come from the same rows, after one look for changes and for the admin's role each. */
function managedBudget(rows: number): BudgetLine {
  return {
    what: `GET /products?view=admin of ${rows.toLocaleString('en')}, and its summary, nothing changed`,
    most: { reads: 4, writes: 0 },
    spend: async () => {
      const by = await anAdmin()
      await fill('products', rows)
      await api('GET /products/summary', { by })
      await settled('products')
      return usageOf(async () => {
        await api('GET /products?view=admin&q=drive&state=low&sort=name&limit=50', { by })
        await api('GET /products/summary?q=drive', { by })
      })
    },
  }
}

/**
 * Makes the instance look for changes until there are none; it reads a change again in the two
 * seconds after it.
 */
async function settled(list: List): Promise<void> {
  for (;;) {
    const { reads } = await usageOf(() => api(`GET /${list}?fresh=changes`))
    if (reads === 1) return
    await pause(500)
  }
}

/** Requests the list until the instance has looked for changes by itself. Returns the usage. */
async function renewed(list: List): Promise<Usage> {
  for (;;) {
    const spent = await usageOf(() => api(`GET /${list}`))
    if (spent.reads > 0) return spent
    await pause(50)
  }
}

async function expectNotModified(path: string, etag: string): Promise<void> {
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  const { status } = await fetch(`${process.env.API_URL}${path}`, { headers })
  if (status !== 304) throw new Error(`${path} answered ${status} to its own ETag`)
}

/** Adds rows up to this number. */
async function fill(list: List, rows: number): Promise<void> {
  const { count } = (await db.collection(list).count().get()).data()
  const missing = Math.max(0, rows - count)
  for (let done = 0; done < missing; done += 500) await add(list, Math.min(500, missing - done))
}

async function change(list: List, rows: number): Promise<void> {
  if (list === 'reviews') return add(list, rows)
  const { docs } = await db.collection(list).limit(rows).get()
  const batch = db.batch()
  for (const { ref } of docs) {
    const change = { available_quantity: FieldValue.increment(1) }
    batch.update(ref, { ...change, updatedAt: FieldValue.serverTimestamp() })
  }
  await batch.commit()
}

async function add(list: List, rows: number): Promise<void> {
  const batch = db.batch()
  const time = FieldValue.serverTimestamp()
  for (let row = 0; row < rows; row++) {
    batch.create(db.collection(list).doc(), { ...samples[list], createdAt: time, updatedAt: time })
  }
  await batch.commit()
}

const samples = {
  products: newProduct(),
  reviews: {
    uid: 'tester',
    name: 'Alice Example',
    email: 'alice@example.com',
    image: '/avatars/default.svg',
    rating: 5,
    review: 'Packed with care, and here by Saturday morning.',
  },
}
