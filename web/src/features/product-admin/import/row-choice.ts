import type { ImportedChange } from '@tech-house/api/contract/catalog/product-import'
import { withValues } from '../product-columns.ts'
import type { CellProblem, ComparedRow } from './compare-rows.ts'
import { identifyingKeys } from './suggest-columns.ts'

export interface Choice {
  /** The fields that may change. */
  keys: ReadonlySet<string>
  /** Whether products that the shop lacks are added. */
  adds: boolean
  /** Whether a row in doubt changes the product that its number has found. */
  confirms: boolean
  reason: 'counted' | 'received'
}

export type RowState = 'change' | 'add' | 'unchanged' | 'skipped' | 'problem'

/** What becomes of a row; `skipped` is not in the shop, and is not to be added. */
export function stateOf(read: ComparedRow, choice: Choice): RowState {
  if (problemsOf(read, choice).length > 0) return 'problem'
  if (!read.product) return choice.adds ? 'add' : 'skipped'
  return read.differences.some(({ key }) => choice.keys.has(key)) ? 'change' : 'unchanged'
}

/** What keeps a row from being written. */
export const problemsOf = (read: ComparedRow, choice: Choice): CellProblem[] => [
  ...read.problems.filter((problem) => isInTheWay(problem, read, choice)),
  ...kindProblem(read, choice.keys),
  ...reductionProblem(read, choice.keys),
]

/** Wrong values that leave their field as it is in the shop. */
export const ignoredOf = (read: ComparedRow, choice: Choice): CellProblem[] =>
  read.problems.filter(
    (one) => read.product && one.key !== 'match' && !isInTheWay(one, read, choice),
  )

/** A wrong value of a field that may not change is not, nor is an identifier that the row did without. */
function isInTheWay(
  { key }: CellProblem,
  { product, differences }: ComparedRow,
  { keys, adds, confirms }: Choice,
): boolean {
  if (key === 'match') return !confirms && differences.some((one) => keys.has(one.key))
  if (!key || keys.has(key)) return true
  return !product && (adds || identifyingKeys.includes(key))
}

/** Each kind has fields of its own, so a kind changes together with specifications. */
function kindProblem(
  { row: { row }, differences }: ComparedRow,
  keys: Choice['keys'],
): CellProblem[] {
  const specs = differences.filter(({ key }) => key.startsWith('specs.'))
  const kind = specs.find(({ key }) => key === 'specs.kind')
  const isAnyChosen = specs.some((one) => one !== kind && keys.has(one.key))
  if (!kind || isAnyChosen === keys.has(kind.key)) return []
  const problem = `Choose both ${kind.label} and specifications of it above`
  return [{ row, column: kind.label, value: kind.to, problem, key: kind.key }]
}

/** The price that a reduction is below stays. */
function reductionProblem(
  { row: { row }, differences }: ComparedRow,
  keys: Choice['keys'],
): CellProblem[] {
  const price = differences.find(({ key }) => key === 'price' && keys.has(key))
  const isReduced = differences.some(({ key }) => reductionKeys.includes(key) && keys.has(key))
  if (!price || !isReduced) return []
  const problem = 'Choose either the price or the reduced price above'
  return [{ row, column: price.label, value: price.to, problem, key: price.key }]
}

export const reductionKeys = ['reduction.price', 'reduction.until']

/** The change of a product to the chosen values of a row. */
export function changeOf(
  { product, values, differences }: ComparedRow,
  choice: Choice,
): ImportedChange | undefined {
  if (!product) return undefined
  const keys = differences.map(({ key }) => key).filter((key) => choice.keys.has(key))
  const changed = withValues(product, new Map(keys.map((key) => [key, values.get(key)])))
  const fields = new Set(keys.map((key) => key.split('.')[0]))
  fields.delete('available_quantity')
  const isAnnounced = fields.delete('reduction')
  const set = Object.entries(changed).filter(([name]) => fields.has(name))
  const delta = (changed.available_quantity ?? 0) - product.available_quantity
  return {
    productId: product._id,
    revision: product.revision,
    set: Object.fromEntries(set),
    ...(isAnnounced && changed.reduction && { reduction: changed.reduction }),
    // Pieces that are gone were not received.
    ...(delta !== 0 && { stock: { delta, reason: delta > 0 ? choice.reason : 'counted' } }),
  }
}
