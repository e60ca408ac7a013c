import { comparedFields, type ImportedProduct } from '../../contract/catalog/product-import.ts'
import { nameKey } from '../../contract/catalog/product-name.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { fingerprintOf } from '../../platform/http/idempotency.ts'
import { type Created, createProduct, slugOf } from './create-product.ts'
import type { ProductStore } from './product-store.ts'
import type { CatalogEntry } from './stored-product.ts'

/** Simultaneous imports of a name choose the same id, so the products are read again when an id is in use. */
export async function importProducts(
  events: EventLog,
  catalog: Pick<ProductStore, 'all'>,
  list: ImportedProduct[],
  by: Actor,
  idempotencyKey: string,
): Promise<PromiseSettledResult<Created>[]> {
  const readNames = async () => Map.groupBy(await catalog.all(), ({ product }) => nameKey(product))
  const atStart = await readNames()
  const results = new Map<string, Promise<Created>>()

  const imports = list.map((product) => {
    const name = nameKey(product.product)
    const earlier = results.get(name)
    const findExisting = async (id: string) => {
      await earlier
      const isAsAtStart = !earlier && id === slugOf(product.product)
      const found = atStart.get(name) ?? (isAsAtStart ? [] : (await readNames()).get(name))
      return found && compared(found, product)
    }
    const key = `${idempotencyKey} ${fingerprintOf(product)}`
    const result = createProduct(events, product, by, key, findExisting)
    results.set(name, result)
    return result
  })
  return Promise.allSettled(imports)
}

function compared(found: CatalogEntry[], product: ImportedProduct): Created | undefined {
  const [first] = found
  if (!first) return undefined
  const isSame = found.some((stored) =>
    comparedFields.every((field) => stored[field] === product[field]),
  )
  return { id: first._id, outcome: isSame ? 'unchanged' : 'differs' }
}
