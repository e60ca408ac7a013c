import { expect, test } from 'vitest'
import { generatedProducts } from '../../../../tools/seed/generated-products.ts'
import { seeded } from '../../../test/support/search.ts'
import { ProductDetails } from '../../contract/catalog/product.ts'
import { kindsByType, partOf } from '../../parts/compatibility/catalog-parts.ts'
import { partKinds } from '../../parts/compatibility/part.ts'
import { type Candidate, rememberFits } from './candidates.ts'
import { doubtAbout } from './given-parts.ts'

const generated = generatedProducts(250).map((product, n) =>
  ProductDetails.parse({ ...product, _id: `generated-${n}` }),
)
const rows = [...seeded, ...generated]
const kinds = kindsByType(rows)
const candidates = rows.flatMap((row): Candidate[] => {
  const part = partOf(row, 1, kinds)
  return part ? [{ kind: part.specs.kind, part, cents: 0, time: 0, isMeasured: true }] : []
})

test('verdicts that are remembered by facts are those of the rules [BUDGET-1]', () => {
  const fitting = rememberFits().filter
  const ids = (found: readonly Candidate[]) => found.map(({ part }) => part?.id)
  for (const candidate of candidates) {
    for (const kind of partKinds.filter((kind) => kind !== candidate.kind)) {
      const others = candidates.filter((other) => other.kind === kind)
      const expected = others.filter(
        ({ part }) => !doubtAbout([candidate.part, part].filter((one) => one !== undefined)),
      )
      expect(ids(fitting(candidate, others))).toEqual(ids(expected))
    }
  }
})
