import type { NewProduct, Product } from '../../src/contract/catalog/product.ts'
import { productStore } from '../../src/products/product-store.ts'
import type { Answer } from './answer.ts'
import { newProduct } from './new-product.ts'
import { expectDocumented } from './openapi.ts'
import { db, type Person, tester } from './people.ts'

interface Options {
  by?: Person | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** The API's own server may close an idle connection when a request reuses it; Hosting does not. */
const connection = process.env.API_URL?.endsWith('/api') ? 'keep-alive' : 'close'

/** Sends a request to the built function: `api('PUT /deliver/1', { by: admin })`. */
export async function api(call: string, { by, body, headers }: Options = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const response = await fetch(`${process.env.API_URL}${path}`, {
    method,
    headers: {
      connection,
      ...(by && { authoraization: `bearer ${by.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
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
  return { ...product, _id: await productStore(db).add(product, tester) }
}

/** A new product with less stock than its minimum order. */
export const aSoldOutProduct = () => aProduct({ available_quantity: 4, minimum_order: 5 })

/** A pending order. Returns its id. */
export async function anOrder(by: Person, product: Product, quantity = 1): Promise<string> {
  const body = { productId: product._id, quantity }
  return (await api('POST /orders', { by, body })).body.insertedId
}

/** The product's pieces in stock. */
export async function stockOf(product: Product): Promise<number> {
  return (await api(`GET /product/${product._id}`)).body.available_quantity
}

/** The stock according to the events: opening stock plus all deltas. */
export async function ledgerOf(product: Pick<Product, '_id'>): Promise<number> {
  const { docs } = await db.collection('events').where('stock.productId', '==', product._id).get()
  return docs.reduce((sum, event) => sum + event.get('stock.delta'), 0)
}
