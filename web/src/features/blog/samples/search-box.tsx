import { memo, useDeferredValue, useState } from 'react'
import { findByName } from './find-by-name.ts'

interface Props {
  products: { _id: string; product: string }[]
}

export function SearchBox({ products }: Props) {
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)

  return (
    <>
      <input aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <Results products={products} query={deferred} />
    </>
  )
}

const Results = memo(({ products, query }: Props & { query: string }) => (
  <ul>
    {findByName(products, query).map(({ _id, product }) => (
      <li key={_id}>{product}</li>
    ))}
  </ul>
))
