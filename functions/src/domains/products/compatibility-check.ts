import { withCurrentIds } from '../../contract/builds/build-lines.ts'
import type { Check, Checked, CheckedLine } from '../../contract/builds/compatibility.ts'
import { isAddedFacts, ownedParts, withAddedFacts } from '../../contract/builds/owned-part.ts'
import type { ProductDetails } from '../../contract/catalog/product.ts'
import { isSoldOut, quantityProblem } from '../../contract/catalog/stock.ts'
import { type KindsByType, partOf } from '../../parts/compatibility/catalog-parts.ts'
import { buildOf } from '../../parts/compatibility/part.ts'
import { partVerdict } from '../../parts/compatibility/part-verdict.ts'
import { loadOf } from '../../parts/compatibility/power.ts'
import { worstOf } from '../../parts/compatibility/reason.ts'
import { checkBuild, type RuleVerdict } from '../../parts/compatibility/rules.ts'
import { emptySlots } from '../../parts/compatibility/slots.ts'

type Products = ReadonlyMap<string, ProductDetails>

export function checkParts(build: Check, products: Products, kinds: KindsByType): Checked {
  const lines = withCurrentIds(build.lines, products)
  const own = build.own && withCurrentIds(build.own, products)
  const found = lines.map(({ productId, quantity = 1 }) => {
    const product = products.get(productId)
    return { productId, quantity, product, part: product && partOf(product, quantity, kinds) }
  })
  const owned = ownedParts(own, products, kinds)
  const parts = withAddedFacts([...found.flatMap(({ part }) => part ?? []), ...owned], own)
  const rules = checkBuild(parts)
  const whole = buildOf(parts)
  const load = loadOf(whole)
  const answered = found.map(({ productId, quantity, product, part }, index): CheckedLine => {
    if (!product) {
      const message = 'This product is not in the shop.'
      return { productId, quantity, status: 'gone', message }
    }
    const isRepeated = lines.findIndex((line) => line.productId === productId) < index
    const total = found
      .filter((line) => line.productId === productId)
      .reduce((sum, line) => sum + line.quantity, 0)
    return {
      productId,
      quantity,
      product: product.product,
      ...(part && { part: part.specs.kind }),
      ...statusOf(product, total, isRepeated, part !== undefined),
      ...verdictOf(productId, rules),
    }
  })
  const isGone =
    found.some(({ product }) => !product) ||
    owned.length < (own ?? []).filter((one) => !isAddedFacts(one)).length
  const verdict = worstOf([...rules, ...(isGone ? [{ verdict: 'unknown' } as const] : [])])
  return {
    ...(verdict && { verdict }),
    lines: answered,
    ...(own && {
      own: owned.map(({ id, name, specs }) => ({
        ...{ id, name, part: specs.kind, ...verdictOf(id, rules) },
      })),
    }),
    rules,
    stillToChoose: emptySlots(whole),
    load: { watts: load.watts, isComplete: load.isComplete },
  }
}

function statusOf(
  product: ProductDetails,
  quantity: number,
  isRepeated: boolean,
  isPart: boolean,
): Pick<CheckedLine, 'status' | 'message'> {
  if (isRepeated) {
    return { status: 'repeated', message: 'This product is in an earlier line; both are added up.' }
  }
  if (!isPart) return { status: 'no-part', message: 'This product is not a part of a computer.' }
  if (isSoldOut(product)) return { status: 'sold-out', message: 'Sold out' }
  const problem = quantityProblem(product, quantity)
  return problem ? { status: problem.code, message: problem.message } : { status: 'available' }
}

function verdictOf(id: string, rules: RuleVerdict[]): Pick<CheckedLine, 'verdict'> {
  const fit = partVerdict(id, rules)
  return fit ? { verdict: fit.verdict } : {}
}
