import { type PeripheralKind, peripheralKinds } from '../../contract/builds/build-completion.ts'
import type { ProductDetails } from '../../contract/catalog/product.ts'
import { isSoldOut } from '../../contract/catalog/stock.ts'
import { toCents } from '../../contract/money.ts'
import type { KindsByType } from '../../parts/compatibility/catalog-parts.ts'
import type { Catalog } from '../products/product-store.ts'
import { resolutionOf, type Task } from './part-times.ts'

export interface OrderedPeripheral {
  product: ProductDetails
  kind: PeripheralKind
  quantity: number
  /** What must be ordered, in cents. */
  cents: number
}

export function peripheralKindOf({ specs, type }: ProductDetails, kinds: KindsByType) {
  const kind = specs?.kind ?? kinds.get(type)
  return peripheralKinds.find((known) => known === kind)
}

/** Width and height. */
const pixels = { '1080p': [1920, 1080], '1440p': [2560, 1440], '2160p': [3840, 2160] } as const

function isEnough(kind: PeripheralKind, { specs }: ProductDetails, task: Task): boolean {
  if (specs?.kind === 'keyboard') return specs.layout !== 'Numpad'
  if (kind !== 'monitor') return true
  const least = pixels[task.purpose === 'gaming' ? resolutionOf(task) : '1080p']
  const resolution = specs?.kind === 'monitor' ? specs.resolution : undefined
  const shown = resolution?.match(/\d+/g)?.map(Number) ?? []
  return least.every((count, index) => (shown[index] ?? 0) >= count)
}

/** The cheapest in stock that is good enough; `undefined` if there is none. */
function cheapestPeripheral(kind: PeripheralKind, task: Task, { rows, kinds }: Catalog) {
  const [cheapest] = rows
    .filter((row) => peripheralKindOf(row, kinds) === kind && !isSoldOut(row))
    .filter((row) => isEnough(kind, row, task))
    .map((product) => ({ product, cents: toCents(product.price) * product.minimum_order }))
    .sort((a, b) => a.cents - b.cents)
  return cheapest && { ...cheapest, kind, quantity: 1 }
}

/** What is chosen already, and, if asked for, the others; `lacking` says what the shop lacks. */
export function addPeripherals(
  chosen: readonly OrderedPeripheral[],
  isAsked: boolean,
  task: Task,
  catalog: Catalog,
) {
  const open = isAsked
    ? peripheralKinds.filter((kind) => !chosen.some((one) => one.kind === kind))
    : []
  const added = open.flatMap((kind) => cheapestPeripheral(kind, task, catalog) ?? [])
  const missing = open.filter((kind) => !added.some((one) => one.kind === kind)).join(' or ')
  return {
    peripherals: [...chosen, ...added],
    lacking: missing ? [`No ${missing} for this purpose is in stock, so none is included.`] : [],
  }
}
