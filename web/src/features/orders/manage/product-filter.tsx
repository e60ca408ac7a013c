import { Autocomplete, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { useState } from 'react'
import { useDebounced } from '#shared/use-debounced.ts'
import { foundProducts, orderedProduct } from '../order-queries.ts'

interface Props {
  id: string | undefined
  onChoose: (product: FoundProduct | undefined) => void
}

type FoundProduct = Pick<Product, '_id' | 'product' | 'price'>

export default function ProductFilter({ id, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState('')
  const search = useDebounced(setWords)
  const found = useQuery({
    ...foundProducts(words),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const [picked, setPicked] = useState<FoundProduct | null>(null)
  const isPicked = picked?._id === id
  const stored = useQuery({
    ...orderedProduct(id ?? ''),
    enabled: id !== undefined && !isPicked,
  })
  const value = isPicked ? picked : (stored.data ?? null)
  const others = (found.data ?? []).filter(({ _id }) => _id !== value?._id)

  return (
    <Autocomplete
      size="small"
      value={value}
      options={value ? [value, ...others] : others}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={({ product }) => product}
      isOptionEqualToValue={(one, other) => one._id === other._id}
      // The server has found them.
      filterOptions={(options) => options}
      loading={found.isFetching}
      noOptionsText={found.isError ? 'The products could not be read.' : 'No product matches.'}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onInputChange={(_event, text, reason) => search(reason === 'input' ? text.trim() : '')}
      onChange={(_event, product) => {
        setPicked(product)
        onChoose(product ?? undefined)
      }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label="Product"
          slotProps={{
            ...slotProps,
            inputLabel: { ...slotProps.inputLabel, shrink: true },
            htmlInput: { ...slotProps.htmlInput, maxLength: 200 },
          }}
        />
      )}
    />
  )
}
