import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Box, Button, Stack, type Theme } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { SavedInputNotice } from '#shared/forms/saved-input-notice.tsx'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { ConcernsDialog } from './concerns-dialog.tsx'
import { productFormValues, withSavedInput } from './form-values.ts'
import { FormWithPreview } from './form-with-preview.tsx'
import { type Concern, concernsOf, readKnown } from './product-concerns.ts'
import { ProductForm, type ProductFormValues } from './product-form.ts'
import { ProductInputs } from './product-inputs.tsx'
import { type AddedProduct, useAddProduct } from './use-add-product.ts'

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
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [isAsking, setIsAsking] = useState(false)
  /** Which of the two buttons submits the form. */
  const isDraft = useRef(false)

  /** `false`: the admin is asked first. */
  async function send(typed: ProductForm) {
    const product: AddedProduct = isDraft.current ? { ...typed, draft: true } : typed
    // Without an answer there is nothing to ask; the product itself will report it.
    const known = await readKnown(queryClient, product).catch(() => nothingKnown)
    const concerns = concernsOf({ ...typed, isSoldOut: !product.draft && isSoldOut(typed) }, known)
    if (concerns.length === 0) return add.mutateAsync(product)
    setAsked({ product, concerns })
    setIsAsking(true)
    return false
  }

  /** Another product would be a second one, if the first was added. */
  function sendAgain(event: FormEvent) {
    event.preventDefault()
    if (unconfirmed) add.mutate(unconfirmed, { onSuccess: startAfresh })
  }

  function addAnyway() {
    setIsAsking(false)
    if (asked) add.mutate(asked.product, { onSuccess: startAfresh })
  }

  function change(field: Concern['field']) {
    // Close the dialog first, because it keeps the focus while it is open.
    flushSync(() => setIsAsking(false))
    setFocus(field)
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
  const isUnconfirmedDraft = unconfirmed?.body.draft === true
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
              We could not confirm whether {unconfirmed.body.product} was added. Press{' '}
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
      <ConcernsDialog
        isOpen={isAsking}
        concerns={asked?.concerns ?? []}
        yes="Add anyway"
        onYes={addAnyway}
        onNo={change}
      />
    </FormProvider>
  )
}

/** A product, and what the admin is asked about it. */
interface Asked {
  product: AddedProduct
  concerns: Concern[]
}

const nothingKnown = { types: [], names: [] }

const fields = {
  gap: 2.5,
  '&[inert]': { opacity: ({ palette }: Theme) => palette.action.disabledOpacity },
}
