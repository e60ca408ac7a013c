import type { NewEvent } from '../../platform/events/event-log.ts'

export type ChangeEvent = NewEvent<'product-edited' | 'price-changed' | 'stock-corrected'>

export interface ProductChange<After>
  extends Pick<ChangeEvent, 'type' | 'stock' | 'before' | 'priceChange'> {
  after: After
  /** What to write; deletes a field by `FieldValue.delete()`. */
  fields: Record<string, unknown>
}
