import { Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { PatientSpinner } from '#shared/ui/patient-spinner.tsx'
import { catalog } from './catalog-query.ts'
import { everything, findProducts } from './find-products.ts'
import { ProductFinder } from './product-finder.tsx'
import { ProductShelf } from './product-shelf.tsx'
import { readOn } from './read-on.ts'

/** The catalog's first page, and all of it as soon as somebody looks for something. */
export function Catalog() {
  const list = useInfiniteQuery(catalog)
  // A long list is drawn in slices, between which the page stays quick to the touch.
  const products = useDeferredValue(list.data)
  const [wish, setWish] = useState(everything)
  const shownWish = useDeferredValue(wish)

  if (!products) return <PatientSpinner />
  if (products.length === 0) {
    return <Typography>The shelves are empty today. Please come back soon.</Typography>
  }
  return (
    <>
      <ProductFinder
        products={products}
        wish={wish}
        onWish={setWish}
        onLook={() => void readOn(list)}
      />
      <ProductShelf
        key={`${shownWish.type} ${shownWish.words}`}
        products={findProducts(products, shownWish)}
        rest={list}
      />
    </>
  )
}
