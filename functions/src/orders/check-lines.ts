import { ApiError } from '../http/api-error.ts'
import type { CachedProduct } from './find-product.ts'
import type { AttemptLine } from './order-attempt.ts'
import { type Buyer, orderRefusal } from './order-check.ts'

export interface BookableLine extends AttemptLine {
  found: CachedProduct
}

/** Why a line cannot be booked, and its product as it is now, if there is one. */
interface RefusedLine {
  index: number
  refusal: ApiError
  found?: CachedProduct
}

/** Checks each line against its product, or the error instead of it. */
export function checkLines(
  lines: AttemptLine[],
  answers: (CachedProduct | ApiError | undefined)[],
  buyer: Buyer,
): { bookable: BookableLine[]; refused: RefusedLine[] } {
  const bookable: BookableLine[] = []
  const refused: RefusedLine[] = []
  for (const [index, line] of lines.entries()) {
    const found = answers[index]
    if (!found) continue
    if (found instanceof ApiError) {
      refused.push({ index, refusal: found })
      continue
    }
    const refusal = orderRefusal(line.request, found.product, buyer)
    if (refusal) refused.push({ index, refusal, found })
    else bookable.push({ ...line, found })
  }
  return { bookable, refused }
}

/** 400 if the lines themselves are invalid, 409 if the stock or a product has changed. */
export function linesRefused(lines: RefusedLine[]): ApiError {
  const status = lines.every(({ refusal }) => refusal.status === 400) ? 400 : 409
  const count = lines.length === 1 ? 'One line' : `${lines.length} lines`
  const message = `${count} cannot be ordered, so nothing was ordered`
  return new ApiError(status, 'lines-refused', message, { fields: lines.map(fieldOf) })
}

function fieldOf({ index, refusal, found }: RefusedLine) {
  const field = { path: `lines.${index}`, message: refusal.message, code: refusal.code }
  if (!found) return field
  const { price, available_quantity, minimum_order } = found.product
  return { ...field, price, available_quantity, minimum_order }
}
