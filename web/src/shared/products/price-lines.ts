import { formatPriorPrice } from '@tech-house/api/contract/catalog/prior-price'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { totalPrice } from '@tech-house/api/contract/money'
import { formatPrice } from '@tech-house/api/parts/format-number'

export type Priced = Pick<Product, 'price' | 'priorPrice'>

/** The price of these pieces, and below it what must stand beside every price. */
export const priceLines = ({ price, priorPrice }: Priced, pieces = 1): [string, ...string[]] => [
  formatPrice(totalPrice(price, pieces)),
  ...(priorPrice === undefined ? [] : [formatPriorPrice(price, priorPrice)]),
]
