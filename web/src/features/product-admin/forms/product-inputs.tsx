import { Box, Stack, type Theme } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormField } from '#shared/forms/form-field.tsx'
import { ImageField } from '#shared/forms/image-field.tsx'
import { plainNumber, plainPrice } from '#shared/read-number.ts'
import { specificationColumns } from '#shared/specifications/specification-inputs.tsx'
import { IncrementalList } from '#shared/ui/tables/incremental-list.tsx'
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
  /** What is below the inputs. */
  children: ReactNode
  isLocked?: boolean
}

export function ProductInputs({ storedImage, progress, isLocked = false, children }: Props) {
  const names = formFieldNames.filter((name) => !storedImage || name !== 'available_quantity')

  // Each is a component, because the first registered field with an error gets the focus.
  function renderInput(name: FormFieldName) {
    if (name === 'specs') return <SpecificationFields />
    if (name === 'images') return <FurtherImages />
    if (name === 'image') return <ImageInput storedImage={storedImage} progress={progress} />
    if (name === 'type' || name === 'brand') return <SuggestingInput name={name} />
    return <TextInput name={name} />
  }

  return (
    <Box sx={columns}>
      <IncrementalList size={4}>
        {[
          ...names.map((name) => (
            <div
              key={name}
              className={'isWide' in productFields[name] ? 'wide' : undefined}
              inert={isLocked}
            >
              {renderInput(name)}
            </div>
          )),
          <Stack key="below" className="wide" sx={{ gap: 2.5 }}>
            {children}
          </Stack>,
        ]}
      </IncrementalList>
    </Box>
  )
}

function ImageInput({ storedImage, progress }: Pick<Props, 'storedImage' | 'progress'>) {
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

function SuggestingInput({ name }: { name: 'type' | 'brand' }) {
  const { data } = useQuery(productSummary())
  return <TextInput name={name} suggestions={data?.[`${name}s`] ?? []} />
}

interface TextProps {
  name: TextFieldName
  suggestions?: string[]
}

function TextInput({ name, suggestions }: TextProps) {
  const { register, trigger, setValue, formState } = useFormContext<ProductFormValues>()
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
      suggestions={suggestions}
    />
  )
}

const columns = {
  ...specificationColumns,
  '& > .wide': { gridColumn: '1 / -1' },
  '& > [inert]': { opacity: ({ palette }: Theme) => palette.action.disabledOpacity },
}
