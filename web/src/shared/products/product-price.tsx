import { type Priced, priceLines } from './price-lines.ts'

interface Props {
  product: Priced
  pieces?: number
  /** Beside the price: ` each`. */
  suffix?: string
}

/** The price of a product wherever it is shown. What must stand beside it is in `priceLines`. */
export function ProductPrice({ product, pieces, suffix = '' }: Props) {
  const [price, ...notes] = priceLines(product, pieces)
  return (
    <>
      <span>{price + suffix}</span>
      {notes.map((note) => (
        <small key={note} className="price-note">
          {note}
        </small>
      ))}
    </>
  )
}
