import type { Subscriber } from '../../platform/events/event-log.ts'
import type { ProductStore } from './product-store.ts'

/** The next list shows what this instance has written. */
export const onProductEvent =
  (products: Pick<ProductStore, 'invalidate'>): Subscriber =>
  ({ subject, stock }) => {
    if (stock || subject.startsWith('products/')) products.invalidate()
  }
