import { isDeepStrictEqual } from 'node:util'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import type { NewProduct } from '../../contract/catalog/product.ts'
import { comparedFields } from '../../contract/catalog/product-import.ts'
import { nameKey } from '../../contract/catalog/product-name.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { fingerprintOf } from '../../platform/http/request/idempotency.ts'
import { type Created, createProduct, slugOf } from './create-product.ts'
import { keysOf, productLookup } from './product-lookup.ts'
import type { ProductStore } from './product-store.ts'

/** Simultaneous imports of a name choose the same id, so the products are read again when an id is in use. */
export async function importProducts(
  events: EventLog,
  catalog: Pick<ProductStore, 'all'>,
  list: NewProduct[],
  by: Actor,
  idempotencyKey: string,
): Promise<PromiseSettledResult<Created>[]> {
  const readProducts = async () => productLookup(await catalog.all(), list)
  const atStart = await readProducts()
  const results = new Map<string, Promise<Created>>()

  const imports = list.map((product) => {
    const keys = keysOf(product)
    const earlier = keys.flatMap((key) => results.get(key) ?? [])
    const findExisting = async (id: string) => {
      await Promise.all(earlier)
      const isAsAtStart = earlier.length === 0 && id === slugOf(product.product)
      const known = atStart.all(product)
      const found = known.length > 0 || isAsAtStart ? known : (await readProducts()).all(product)
      return compared(found, product)
    }
    const key = `${idempotencyKey} ${fingerprintOf(product)}`
    const result = createProduct(events, product, by, key, findExisting)
    for (const key of keys) results.set(key, result)
    return result
  })
  return Promise.allSettled(imports)
}

function compared(found: ManagedProduct[], product: NewProduct): Created | undefined {
  const [first] = found
  if (!first) return undefined
  const isSame = found.some(
    (stored) =>
      nameKey(stored.product) === nameKey(product.product) &&
      comparedFields.every((field) => isDeepStrictEqual(stored[field], product[field])),
  )
  return { id: first._id, outcome: isSame ? 'unchanged' : 'differs' }
}
