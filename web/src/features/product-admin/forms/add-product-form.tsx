import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Box, Button, Stack, type Theme } from '@mui/material'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { type FormEvent, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { SavedInputNotice } from '#shared/forms/saved-input-notice.tsx'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { productFormValues, withSavedInput } from './form-values.ts'
import { FormWithPreview } from './form-with-preview.tsx'
import { ProductForm, type ProductFormValues } from './product-form.ts'
import { ProductInputs } from './product-inputs.tsx'
import { type AddedProduct, useAddProduct } from './use-add-product.ts'
import { useConcerns } from './use-concerns.tsx'

/** The input of each `author` is saved separately. */
export function AddProductForm({ author }: { author: string }) {
  const savedInput = useSavedInput('product', author)
  const form = useForm<ProductFormValues, unknown, ProductForm>({
    resolver: zodResolver(ProductForm),
    defaultValues: withSavedInput(productFormValues(), savedInput.values),
  })
  const { handleSubmit, reset, resetField, setFocus, formState } = form
  const add = useAddProduct(author)
  const { unconfirmed } = add
  const submit = useSingleSubmit(handleSubmit, send, startAfresh)
  const { storeUnlessConcerned, dialog } = useConcerns({
    yes: 'Add anyway',
    setFocus,
    onStored: startAfresh,
  })
  /** Which of the two buttons submits the form. */
  const isDraft = useRef(false)

  function send(values: ProductForm) {
    const product: AddedProduct = isDraft.current ? { ...values, draft: true } : values
    const { type, draft } = product
    return storeUnlessConcerned(
      { product: product.product, type, isSoldOut: !draft && isSoldOut(product) },
      () => add.mutateAsync(product),
    )
  }

  /** Another product would be a second one, if the first was added. */
  function sendAgain(event: FormEvent) {
    event.preventDefault()
    if (unconfirmed) add.mutate(unconfirmed, { onSuccess: startAfresh })
  }

  function discard() {
    // First, because a reset form does not know its fields.
    setFocus('product')
    startAfresh()
  }

  function startAfresh() {
    savedInput.drop()
    // `reset` cannot set the value of a file field.
    resetField('image')
    reset(productFormValues())
  }

  const isSending = formState.isSubmitting || add.isPending
  const isUnconfirmedDraft = unconfirmed?.draft === true
  const button = (asDraft: boolean) => ({
    type: 'submit' as const,
    size: 'large' as const,
    loading: isSending && isDraft.current === asDraft,
    disabled: isSending || (unconfirmed !== undefined && isUnconfirmedDraft !== asDraft),
    onClick: () => {
      isDraft.current = asDraft
    },
  })

  return (
    <FormProvider {...form}>
      <FormWithPreview>
        <Stack
          component="form"
          noValidate
          onSubmit={unconfirmed ? sendAgain : submit}
          {...savedInput.autosave}
          sx={{ gap: 2.5 }}
        >
          <SavedInputNotice values={savedInput.values} except="the image" onDiscard={discard} />
          <Stack inert={unconfirmed !== undefined} sx={fields}>
            <ProductInputs progress={add.progress} />
          </Stack>
          {unconfirmed && !add.isPending && (
            <Alert severity="warning" role="status">
              We could not confirm whether {unconfirmed.product} was added. Press{' '}
              {isUnconfirmedDraft ? 'Save as draft' : 'Add Product'} to check. It will not be added
              twice.
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& button': { flexGrow: 1 } }}>
            <Button {...button(false)} variant="contained">
              Add Product
            </Button>
            <Button {...button(true)} variant="outlined" color="inherit">
              Save as draft
            </Button>
          </Box>
        </Stack>
      </FormWithPreview>
      {dialog}
    </FormProvider>
  )
}

const fields = {
  gap: 2.5,
  '&[inert]': { opacity: ({ palette }: Theme) => palette.action.disabledOpacity },
}
