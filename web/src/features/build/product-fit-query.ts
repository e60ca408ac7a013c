import { queryOptions } from '@tanstack/react-query'
import { maxLines } from '@tech-house/api/contract/builds/build-lines'
import type { Checked } from '@tech-house/api/contract/builds/compatibility'
import { isPlural } from '@tech-house/api/parts/compatibility/part'
import { partVerdict } from '@tech-house/api/parts/compatibility/part-verdict'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { type BuildContents, withoutParts, writeBuild } from './build-url.ts'

export const productFit = (id: string, build: BuildContents) =>
  queryOptions({
    queryKey: [...queryKeys.products, 'fit', id, writeBuild(build)],
    queryFn: async ({ signal }) => {
      const check = (others: BuildContents) =>
        apiFetch('POST /check', { body: withProduct(id, others), signal })
      const checked = await check(build)
      const replaced = replacedBy(id, checked)
      const { rules } = replaced ? await check(withoutParts(build, [replaced.id])) : checked
      return { kind: findKind(id, checked), replaced, fit: partVerdict(id, rules) }
    },
  })

/** The product comes first, because a check of a full build would refuse another line. */
function withProduct(id: string, { lines, own }: BuildContents) {
  const line = lines.find(({ productId }) => productId === id) ?? { productId: id, quantity: 1 }
  const others = lines.filter((other) => other !== line)
  return { lines: [line, ...others].slice(0, maxLines), own: [...own] }
}

const findKind = (id: string, { lines }: Checked) =>
  lines.find(({ productId }) => productId === id)?.part

/** A computer has one part of most kinds. */
function replacedBy(id: string, checked: Checked) {
  const kind = findKind(id, checked)
  if (!kind || isPlural(kind)) return undefined
  const lines = checked.lines.map((line) => ({ ...line, id: line.productId, name: line.product }))
  return [...lines, ...(checked.own ?? [])].find((one) => one.part === kind && one.id !== id)
}
