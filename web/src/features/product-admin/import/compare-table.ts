import { maxMatchedRows } from '@tech-house/api/contract/catalog/product-import'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { readWithinLimit } from '#shared/csv/read-all-pages.ts'
import { type ComparedRow, matchQuery, type Plan, readRow, rowComparer } from './compare-rows.ts'

interface Compared {
  rows: ComparedRow[]
  notes: string[]
}

/** Compares a file with the shop, a batch after the other, so that the page stays responsive. */
export async function compareTable(
  plan: Plan,
  onProgress: (done: number) => void,
): Promise<Compared> {
  const compare = rowComparer(plan)
  const rows: ComparedRow[] = []
  while (rows.length < plan.table.rows.length) {
    const next = plan.table.rows.slice(rows.length, rows.length + maxMatchedRows)
    const read = next.map((row) => readRow(plan, row))
    const queries = nextBatch(read.map(matchQuery), maxMatchedRows)
    const { matches } = await readWithinLimit(() =>
      apiFetch('POST /products/match', { body: { rows: queries } }),
    )
    for (const [index, match] of matches.entries()) {
      const one = read[index]
      if (one) rows.push(compare(one, match))
    }
    onProgress(rows.length)
  }
  const notes = await Promise.all([checkPictures(rows), findNewTypes(rows)])
  return { rows, notes: notes.flat() }
}

/** Types that no product of the shop has may be another spelling. */
async function findNewTypes(rows: ComparedRow[]): Promise<string[]> {
  const types = new Set(rows.flatMap(({ added }) => added?.type ?? []))
  if (types.size === 0) return []
  const { types: known } = await apiFetch('GET /products/summary')
  const others = [...types].filter((type) => !known.includes(type))
  return known.length > 0 && others.length > 0 ? [`These types are new: ${others.join(', ')}.`] : []
}

/** Below the API's limit of 64 KB for a body. */
const maxBatchBytes = 48 * 1024

/** The first of these items, as many as one call takes. */
export function nextBatch<Item>(
  items: Item[],
  maxItems: number,
  bodyOf: (item: Item) => unknown = (item) => item,
): Item[] {
  const batch: Item[] = []
  let bytes = 0
  for (const item of items.slice(0, maxItems)) {
    bytes += new TextEncoder().encode(JSON.stringify(bodyOf(item))).length
    if (batch.length > 0 && bytes > maxBatchBytes) break
    batch.push(item)
  }
  return batch
}

const maxPictures = 200

/** Loads the new pictures, and marks the cells of those that do not load. */
async function checkPictures(rows: ComparedRow[]): Promise<string[]> {
  const withPicture = Map.groupBy(
    rows.filter(
      ({ added, differences }) => added || differences.some(({ key }) => key === 'image'),
    ),
    ({ values }) => String(values.get('image') ?? ''),
  )
  withPicture.delete('')
  const urls = [...withPicture.keys()]
  await Promise.all(
    urls.slice(0, maxPictures).map(async (url) => {
      if (await isLoadable(url)) return
      for (const { row, problems } of withPicture.get(url) ?? []) {
        const problem = 'No picture can be loaded from there'
        problems.push({ row: row.row, column: 'Image', value: url, problem, key: 'image' })
      }
    }),
  )
  const left = urls.length - maxPictures
  return left > 0 ? [`The first ${maxPictures} pictures are checked, and ${left} are not.`] : []
}

const pictureTimeoutMs = 10_000

const isLoadable = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    setTimeout(resolve, pictureTimeoutMs, false)
    image.src = url
  })
