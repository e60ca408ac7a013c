import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { FormField } from '#shared/forms/form-field.tsx'
import { ImageField } from '#shared/forms/image-field.tsx'
import { plainNumber, plainPrice } from '#shared/read-number.ts'
import { specificationColumns } from '#shared/specifications/specification-inputs.tsx'
import {
  type FormFieldName,
  formFieldNames,
  type ProductField,
  productFields,
  type TextFieldName,
} from '../product-fields.ts'
import { productSummary } from '../product-summary.ts'
import { FurtherImages } from './further-images.tsx'
import type { ProductFormValues } from './product-form.ts'
import { SpecificationFields } from './specification-fields.tsx'

interface Props {
  /** The URL of the stored image. Without it the product is new, and its stock is asked for. */
  storedImage?: string | undefined
  progress: number | undefined
}

export function ProductInputs({ storedImage, progress }: Props) {
  const names = formFieldNames.filter((name) => !storedImage || name !== 'available_quantity')

  // Each is a component, because the first registered field with an error gets the focus.
  function renderInput(name: FormFieldName) {
    if (name === 'specs') return <SpecificationFields />
    if (name === 'images') return <FurtherImages />
    if (name === 'image') return <ImageInput storedImage={storedImage} progress={progress} />
    return <TextInput name={name} />
  }

  return (
    <Box sx={columns}>
      {names.map((name) => (
        <Box key={name} className={'isWide' in productFields[name] ? 'wide' : undefined}>
          {renderInput(name)}
        </Box>
      ))}
    </Box>
  )
}

function ImageInput({ storedImage, progress }: Props) {
  const { register, watch, trigger, resetField, formState } = useFormContext<ProductFormValues>()

  return (
    <ImageField
      label={productFields.image.label}
      field={register('image', { onChange: () => trigger('image') })}
      error={formState.errors.image}
      chosen={watch('image')?.[0]}
      {...(storedImage && { stored: storedImage })}
      onRemove={() => resetField('image')}
      progress={progress}
    />
  )
}

function TextInput({ name }: { name: TextFieldName }) {
  const { register, trigger, setValue, formState } = useFormContext<ProductFormValues>()
  const { types = [], brands = [] } = useQuery(productSummary()).data ?? {}
  const { label, input, hint, isOptional }: ProductField = productFields[name]
  const isNumber = input === 'numeric' || input === 'decimal'

  /** Shows how the number is read, or what is wrong with it. */
  async function check({ target: { value } }: { target: { value: string } }) {
    const read = input === 'decimal' ? plainPrice : plainNumber
    if (value.trim() && (await trigger(name))) setValue(name, read(value))
  }

  return (
    <FormField
      label={label}
      hint={hint}
      field={register(name, isNumber ? { onBlur: check } : {})}
      error={formState.errors[name]}
      isOptional={isOptional}
      {...(input === 'paragraphs' && { multiline: true, minRows: 4 })}
      {...(input === 'lines' && { multiline: true })}
      {...(isNumber && { inputMode: input })}
      {...(name === 'type' && { suggestions: types })}
      {...(name === 'brand' && { suggestions: brands })}
    />
  )
}

const columns = { ...specificationColumns, '& > .wide': { gridColumn: '1 / -1' } }
