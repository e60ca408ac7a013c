import { expect, test } from 'vitest'
import { type AnyPart, partKinds } from '../../functions/src/parts/compatibility/part.ts'
import { checkBuild } from '../../functions/src/parts/compatibility/rules.ts'
import { Specifications } from '../../functions/src/parts/specifications/specifications.ts'
import { readSpecifications } from '../../web/src/shared/specifications/read-specifications.ts'
import { specificationFormValues } from '../../web/src/shared/specifications/specification-form-values.ts'
import { randomNumbers } from '../bench/random-builds.ts'
import { readImport } from './open-db-import.ts'

const path = process.env.OPEN_DB ?? 'tools/import/testing/open-db-sample.jsonl'
const builds = 200

test('200 random builds of imported parts have the verdicts of the same facts typed by hand [IMPORT-3]', () => {
  const { products } = readImport({ path }, '2026-11-26')
  const byKind = Map.groupBy(products, ({ product }) => product.specs?.kind)
  const random = randomNumbers(47_551)
  const verdicts = new Map<string, number>()
  for (let n = 0; n < builds; n++) {
    const chosen = partKinds.flatMap((kind) => {
      const all = byKind.get(kind) ?? []
      return all[random(all.length)] ?? []
    })
    const partsWith = (specsOf: (specs: Specifications) => Specifications) =>
      chosen.map(({ id, product }) => {
        const specs = specsOf(Specifications.parse(product.specs))
        return { id, name: product.product, quantity: 1, specs } as AnyPart
      })
    const imported = checkBuild(partsWith((specs) => specs))
    const typed = partsWith((specs) =>
      Specifications.parse(readSpecifications(specificationFormValues(specs))),
    )
    expect(checkBuild(typed)).toEqual(imported)
    for (const { verdict } of imported) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1)
  }
  console.log(`Verdicts of ${builds} builds`, Object.fromEntries(verdicts))
  expect(verdicts.size).toBeGreaterThan(2)
})
