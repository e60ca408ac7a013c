import { maxMatchedRows } from '@tech-house/api/contract/catalog/import-limits'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { readWithinLimit } from '#shared/csv/read-all-pages.ts'
import { nextBatch } from '../next-batch.ts'
import { type ComparedRow, matchQuery, type Plan, rowComparer } from './compare-rows.ts'

/** Compares a file with the shop, a batch after the other, so that the page stays responsive. */
export async function compareTable(plan: Plan, onProgress: (done: number) => void) {
  const compare = rowComparer(plan)
  const rows: ComparedRow[] = []
  while (rows.length < plan.table.rows.length) {
    const next = plan.table.rows.slice(rows.length, rows.length + maxMatchedRows)
    const queries = nextBatch(
      next.map((row) => matchQuery(plan, row)),
      maxMatchedRows,
    )
    const { matches } = await readWithinLimit(() =>
      apiFetch('POST /products/match', { body: { rows: queries } }),
    )
    const compared = next.flatMap((row, index) => {
      const match = matches[index]
      return match ? compare(row, match) : []
    })
    await checkImages(plan, compared)
    rows.push(...compared)
    onProgress(rows.length)
  }
  return { rows, notes: await findNewTypes(rows) }
}

/** Types that no product of the shop has may be another spelling. */
async function findNewTypes(rows: ComparedRow[]): Promise<string[]> {
  const types = new Set(rows.flatMap(({ added }) => added?.type ?? []))
  if (types.size === 0) return []
  const { types: known } = await apiFetch('GET /products/summary')
  const others = [...types].filter((type) => !known.includes(type))
  return known.length > 0 && others.length > 0 ? [`These types are new: ${others.join(', ')}.`] : []
}

/** Loads the new images, and marks the cells of those that do not load. */
async function checkImages({ columns }: Plan, rows: ComparedRow[]): Promise<void> {
  const imageColumns = columns.filter(({ field }) => ['image', 'images'].includes(field.key))
  const images = rows.flatMap((read) =>
    imageColumns.flatMap(({ label, field: { key } }) => {
      const isNew = read.added || read.differences.some((one) => one.key === key)
      const urls = isNew ? [read.values.get(key) ?? []].flat().map(String) : []
      return urls.map((url) => ({ read, key, label, url }))
    }),
  )
  const loaded = await Promise.all(images.map(({ url }) => isLoadable(url)))
  for (const [index, { read, key, label, url }] of images.entries()) {
    if (loaded[index]) continue
    const problem = 'No picture can be loaded from there'
    read.problems.push({ row: read.row.row, column: label, value: url, problem, key })
  }
}

const imageTimeoutMs = 10_000

/** A slow server is no proof of a wrong URL. */
const isLoadable = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    setTimeout(resolve, imageTimeoutMs, true)
    image.src = url
  })
