import type { Product } from '@tech-house/api/contract/catalog/product'
import { quantityProblem } from '@tech-house/api/contract/catalog/stock'
import { readWhole } from '#shared/read-number.ts'

type Read = { quantity: number; problem?: never } | { quantity?: never; problem: string }

export function readQuantity(
  text: string,
  limits: Pick<Product, 'minimum_order' | 'available_quantity'>,
): Read {
  const quantity = readWhole(text)
  if (quantity === undefined) return { problem: 'please order a whole number of pieces' }
  const problem = quantityProblem(limits, quantity)
  return problem ? { problem: problem.message } : { quantity }
}
