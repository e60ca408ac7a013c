import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { FormField } from '#shared/ui/form-field.tsx'
import { PictureField } from '#shared/ui/picture-field.tsx'
import type { TypedProduct } from './product-draft.ts'
import { productSummary } from './product-queries.ts'
import { SpecificationFields } from './specification-fields.tsx'
import { TextInput } from './specification-input.tsx'

interface Props {
  /** The URL of the stored image. Without it the product is new, and its stock is asked for. */
  storedImage?: string
  /** The sent share of the image. */
  progress: number | undefined
}

/** The inputs of a product. Both forms of a product have them, so the stock may be absent. */
export function ProductFields({ storedImage, progress }: Props) {
  const { register, watch, trigger, resetField, formState } = useFormContext<TypedProduct>()
  const { errors } = formState
  const { types = [] } = useQuery(productSummary({})).data ?? {}

  return (
    <>
      <FormField label="Product" field={register('product')} error={errors.product} />
      <Box sx={pairs}>
        <FormField label="Type" suggestions={types} field={register('type')} error={errors.type} />
        <FormField
          label="Price"
          hint="In dollars"
          inputMode="decimal"
          field={register('price')}
          error={errors.price}
        />
        {!storedImage && (
          <FormField
            label="Available quantity"
            inputMode="numeric"
            field={register('available_quantity')}
            error={errors.available_quantity}
          />
        )}
        <FormField
          label="Minimum order"
          inputMode="numeric"
          field={register('minimum_order')}
          error={errors.minimum_order}
        />
        <TextInput
          name="reorderAt"
          label="Low stock below"
          hint="Optional. By default twice the minimum order."
          isNumber
        />
      </Box>
      <PictureField
        label="Image"
        field={register('image', { onChange: () => trigger('image') })}
        error={errors.image}
        chosen={watch('image')?.[0]}
        {...(storedImage && { stored: storedImage })}
        onRemove={() => resetField('image')}
        progress={progress}
      />
      <FormField
        label="Description"
        multiline
        minRows={4}
        field={register('description')}
        error={errors.description}
      />
      <SpecificationFields />
    </>
  )
}

const pairs = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
