import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Button, Card, Stack } from '@mui/material'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, set, useForm } from 'react-hook-form'
import { useDraft } from '#shared/drafts.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { DraftNotice } from '#shared/ui/draft-notice.tsx'
import { FormField } from '#shared/ui/form-field.tsx'
import { PictureField } from '#shared/ui/picture-field.tsx'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { ProductDraft, type TypedProduct } from './product-draft.ts'
import { SpecificationFields } from './specification-fields.tsx'
import { useAddProduct } from './use-add-product.ts'

/** Each `author` has a separate draft. */
export function AddProductForm({ author }: { author: string }) {
  const draft = useDraft('product', author)
  const form = useForm<TypedProduct, unknown, ProductDraft>({
    resolver: zodResolver(ProductDraft),
    defaultValues: nested(draft.kept),
  })
  const { register, handleSubmit, reset, resetField, watch, trigger, setFocus, formState } = form
  const { errors } = formState
  const add = useAddProduct()
  const submit = useSingleSubmit(handleSubmit, send, startAfresh)
  const [soldOut, setSoldOut] = useState<ProductDraft>()

  async function send(product: ProductDraft) {
    if (!isSoldOut(product)) return add.mutateAsync(product)
    setSoldOut(product)
    return false
  }

  function addSoldOut() {
    setSoldOut(undefined)
    if (soldOut) add.mutate(soldOut, { onSuccess: startAfresh })
  }

  function changeSoldOut() {
    // Close the dialog first, because it keeps the focus while it is open.
    flushSync(() => setSoldOut(undefined))
    setFocus('minimum_order')
  }

  function startAfresh() {
    draft.drop()
    // `reset` cannot set the value of a file field.
    resetField('image')
    reset(blank)
  }

  return (
    <Card sx={{ maxWidth: sizes.wideForm, p: { xs: 3, sm: 4 } }}>
      <Stack component="form" noValidate onSubmit={submit} {...draft.mark} sx={{ gap: 2.5 }}>
        <DraftNotice kept={draft.kept} except="the image" />
        <FormField label="Product" field={register('product')} error={errors.product} />
        <Box sx={pairs}>
          <FormField label="Type" field={register('type')} error={errors.type} />
          <FormField
            label="Price"
            hint="In dollars"
            inputMode="decimal"
            field={register('price')}
            error={errors.price}
          />
          <FormField
            label="Available quantity"
            inputMode="numeric"
            field={register('available_quantity')}
            error={errors.available_quantity}
          />
          <FormField
            label="Minimum order"
            inputMode="numeric"
            field={register('minimum_order')}
            error={errors.minimum_order}
          />
        </Box>
        <PictureField
          label="Image"
          field={register('image', { onChange: () => trigger('image') })}
          error={errors.image}
          chosen={watch('image')?.[0]}
          onRemove={() => resetField('image')}
          progress={add.progress}
        />
        <FormField
          label="Description"
          multiline
          minRows={4}
          field={register('description')}
          error={errors.description}
        />
        <FormProvider {...form}>
          <SpecificationFields />
        </FormProvider>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={formState.isSubmitting || add.isPending}
        >
          Add Product
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={soldOut !== undefined}
        question="This product will show as sold out"
        warning="The minimum order is larger than the available quantity, so nobody can order it."
        yes="Add anyway"
        no="Change it"
        color="primary"
        onYes={addSoldOut}
        onNo={changeSoldOut}
      />
    </Card>
  )
}

const blank = {
  product: '',
  type: '',
  price: '',
  available_quantity: '',
  minimum_order: '',
  description: '',
  specs: { kind: '', source: '' },
}

/** Converts a draft, whose keys are paths such as `specs.m2.0.key`, to the nested values of the form. */
function nested(draft: Record<string, string> = {}): Partial<TypedProduct> {
  const values = {}
  for (const [name, value] of Object.entries(draft)) set(values, name, value)
  return values
}

const pairs = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
