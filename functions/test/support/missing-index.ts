interface FieldFilter {
  fieldFilter: { field: { fieldPath: string }; op: string }
}
interface UnaryFilter {
  unaryFilter: { field: { fieldPath: string }; op: string }
}
interface CompositeFilter {
  compositeFilter: { op: string; filters: Filter[] }
}
type Filter = FieldFilter | UnaryFilter | CompositeFilter

/** The parts of Firestore's wire format that determine an index. */
export interface StructuredQuery {
  from: { collectionId: string; allDescendants?: boolean }[]
  where?: Filter | null
  orderBy?: { field: { fieldPath: string }; direction: string }[]
}

interface IndexField {
  fieldPath: string
  order?: string
  arrayConfig?: string
}

/** The content of firestore.indexes.json. */
export interface Indexes {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexField[] }[]
  fieldOverrides: {
    collectionGroup: string
    fieldPath: string
    indexes: { queryScope: string }[]
  }[]
}

/** How the field of a filter is in the index that Firestore reads in another order. */
export const configs: Record<string, string> = {
  EQUAL: 'ASCENDING',
  IN: 'ASCENDING',
  IS_NULL: 'ASCENDING',
  ARRAY_CONTAINS: 'CONTAINS',
  ARRAY_CONTAINS_ANY: 'CONTAINS',
}

/**
 * The index that Firestore needs for a query and does not have, as text: a composite one for filters
 * with an order, or a single field that is exempt. Indexes of several equalities with one order are
 * merged, see https://firebase.google.com/docs/firestore/query-data/index-overview.
 */
export function missingIndex(
  query: StructuredQuery,
  indexes: Indexes,
  summed: string[] = [],
): string | undefined {
  return alternatives(query.where)
    .map((filters) => missingOf(query, filters, indexes, summed))
    .find(Boolean)
}

type Condition = [field: string, op: string]

/** The conditions of each part of an `OR`, which have an index of their own. */
function alternatives(where: Filter | null | undefined): Condition[][] {
  if (!where) return [[]]
  if ('fieldFilter' in where) return [[[where.fieldFilter.field.fieldPath, where.fieldFilter.op]]]
  if ('unaryFilter' in where) return [[[where.unaryFilter.field.fieldPath, where.unaryFilter.op]]]
  const parts = where.compositeFilter.filters.map(alternatives)
  if (where.compositeFilter.op === 'OR') return parts.flat()
  return parts.reduce(
    (all, part) => all.flatMap((left) => part.map((more) => [...left, ...more])),
    [[]],
  )
}

function missingOf(
  {
    from: [{ collectionId, allDescendants = false } = { collectionId: '' }],
    orderBy,
  }: StructuredQuery,
  conditions: Condition[],
  { indexes, fieldOverrides }: Indexes,
  summed: string[],
): string | undefined {
  const equal = conditions.flatMap(([field, op]) =>
    configs[op] ? [`${field} ${configs[op]}`] : [],
  )
  const isEqual = (field: string) => equal.includes(`${field} ASCENDING`)
  const ranges = conditions.flatMap(([field, op]) => (configs[op] ? [] : [field]))
  const given = (orderBy ?? []).map(({ field, direction }) => [field.fieldPath, direction] as const)
  const implied = [...ranges, ...summed]
    .filter((field) => !given.some(([known]) => known === field))
    .map((field) => [field, 'ASCENDING'] as const)
  const orders = [...new Map([...implied, ...given])].filter(
    ([field]) => field !== '__name__' && !isEqual(field),
  )
  const scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION'
  const wanted = [...equal, ...orders.map((order) => order.join(' '))]
  const text = `${collectionId} (${scope}): ${wanted.join(', ')}`

  if (orders.length === 0 || wanted.length === 1) {
    const unindexed = wanted.find((field) => !hasField(field.split(' ')[0] ?? ''))
    return unindexed && `${text}, which is exempt`
  }
  const covered = indexes
    .filter((index) => index.collectionGroup === collectionId && index.queryScope === scope)
    .flatMap(({ fields }) => {
      const names = fields.map(
        ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`,
      )
      const [prefix, suffix] = [names.slice(0, -orders.length), names.slice(-orders.length)]
      const isUsable = prefix.every((field) => equal.includes(field)) && isOrder(suffix, orders)
      return isUsable ? (prefix.length > 0 ? prefix : ['']) : []
    })
  const isCovered = covered.length > 0 && equal.every((field) => covered.includes(field))
  return isCovered ? undefined : text

  function hasField(field: string): boolean {
    const override = fieldOverrides.find(
      ({ collectionGroup, fieldPath }) =>
        collectionGroup === collectionId &&
        (field === fieldPath || field.startsWith(`${fieldPath}.`)),
    )
    const isDefault = !allDescendants && !override
    return isDefault || Boolean(override?.indexes.some(({ queryScope }) => queryScope === scope))
  }
}

/** Whether an index has this order, or can be read backwards for it. */
function isOrder(suffix: string[], orders: (readonly [string, string])[]): boolean {
  const flip = { ASCENDING: 'DESCENDING', DESCENDING: 'ASCENDING' } as Record<string, string>
  const forwards = orders.map(([field, direction]) => `${field} ${direction}`)
  const backwards = orders.map(([field, direction]) => `${field} ${flip[direction]}`)
  return [forwards, backwards].some((wanted) => wanted.join() === suffix.join())
}
