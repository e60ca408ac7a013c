import type { NewProduct, Product } from '../../src/contract/catalog/product.ts'
import { ProductStore } from '../../src/domains/products/product-store.ts'
import type { Answer } from './answer.ts'
import { newProduct } from './new-product.ts'
import { expectDocumented } from './openapi.ts'
import { aCustomer, anAdmin, db, events, type Person, tester } from './people.ts'

interface Options {
  by?: Person | undefined
  /** Sent as JSON, unless it is a text or a form. */
  body?: unknown
  /** An Idempotency-Key. */
  key?: string | undefined
  headers?: Record<string, string>
}

/** The API's own server may close an idle connection when a request reuses it; Hosting does not. */
const connection = process.env.API_URL?.endsWith('/api') ? 'keep-alive' : 'close'

const maxReads = 5

/** Sends a request to the API, and a read again that a busy machine has answered with 503, as clients do. */
export async function fetchPatiently(path: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(`${process.env.API_URL}${path}`, init)
    if (response.status !== 503 || init.method !== 'GET' || tries === maxReads) return response
    await response.arrayBuffer()
  }
}

/** Sends a request to the built function: `api('PUT /deliver/1', { by: admin })`. */
export async function api(call: string, { by, body, key, headers }: Options = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const isForm = body instanceof FormData
  const response = await fetchPatiently(path, {
    method,
    headers: {
      connection,
      ...(by && { authoraization: `bearer ${by.token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
      ...headers,
    },
    ...(body !== undefined && {
      body: typeof body === 'string' || isForm ? body : JSON.stringify(body),
    }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  const answer = {
    status: response.status,
    headers: response.headers,
    body: text && isJson ? JSON.parse(text) : text,
  }
  await expectDocumented(method, path, answer)
  return answer
}

/** A new product, in stock. */
export async function aProduct(overrides: Partial<NewProduct> = {}): Promise<Product> {
  const product = newProduct(overrides)
  return { ...product, _id: await new ProductStore(events).add(product, tester) }
}

/** A new product with less stock than its minimum order. */
export const aSoldOutProduct = () => aProduct({ available_quantity: 4, minimum_order: 5 })

/** Two customers, an admin and a product in stock. */
export async function aShop() {
  const people = [aCustomer(), aCustomer(), anAdmin()] as const
  const [alice, bob, admin, product] = await Promise.all([...people, aProduct()])
  return { alice, bob, admin, product }
}

/** Sends an order of one product. */
export function placeOrder(
  by: Person,
  { _id }: Pick<Product, '_id'>,
  quantity: unknown = 1,
  key?: string,
): Promise<Answer> {
  return api('POST /orders', { by, body: { productId: _id, quantity }, key })
}

/** A pending order. Returns its id. */
export async function anOrder(by: Person, product: Product, quantity = 1): Promise<string> {
  return (await placeOrder(by, product, quantity)).body.insertedId
}

/** The ids of the rows of a list. */
export const idsOf = ({ body }: Answer): string[] => body.map(({ _id }: { _id: string }) => _id)

/** The events about a document, newest first: `eventsOf('users/1', admin)`. */
export const eventsOf = async (subject: string, by: Person) =>
  (await api(`GET /events?subject=${subject}`, { by })).body

/** The product's pieces in stock. */
export async function stockOf(product: Product): Promise<number> {
  return (await api(`GET /product/${product._id}`)).body.available_quantity
}

/** The stock according to the events: opening stock plus all deltas. */
export async function ledgerOf(product: Pick<Product, '_id'>): Promise<number> {
  const { docs } = await db.collection('events').where('stock.productId', '==', product._id).get()
  return docs.reduce((sum, event) => sum + event.get('stock.delta'), 0)
}
