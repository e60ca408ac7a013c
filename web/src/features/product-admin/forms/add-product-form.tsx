import { Alert } from '@mui/material'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { type FormEvent, memo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ConfirmDialog } from '#shared/confirm/confirm-dialog.tsx'
import { SavedForm } from '#shared/forms/saved-form.tsx'
import { toEditProduct } from '#shared/paths.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { UnconfirmedNotice } from '#shared/writes/unconfirmed-notice.tsx'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { productFormValues, withSavedInput } from './form-values.ts'
import { FormWithPreview } from './form-with-preview.tsx'
import { loadRules } from './load-rules.ts'
import type { ProductForm, ProductFormValues } from './product-form.ts'
import { ProductInputs } from './product-inputs.tsx'
import { SubmitButtons } from './submit-buttons.tsx'
import { type AddedProduct, useAddProduct } from './use-add-product.ts'
import { useConcerns } from './use-concerns.ts'

const [publish, saveDraft] = ['Add Product', 'Save as draft']

export const AddProductForm = () => <NewProductForm author={useSignedIn().email} />

/** Not rendered again when Firebase Auth has loaded. */
const NewProductForm = memo(function NewProductForm({ author }: { author: string }) {
  const savedInput = useSavedInput('product', author)
  const form = useForm<ProductFormValues, unknown, ProductForm>({
    resolver: async (...form) => (await loadRules()).checkNew(...form),
    defaultValues: withSavedInput(productFormValues(), savedInput.values),
  })
  const { handleSubmit, reset, resetField, setFocus, formState } = form
  const add = useAddProduct(author)
  const { unconfirmed } = add
  const submit = useSingleSubmit(handleSubmit, send, finish)
  const { storeUnlessConcerned, dialog } = useConcerns({
    yes: 'Add anyway',
    setFocus,
    onStored: finish,
  })

  function send(values: ProductForm, button: string) {
    const isDraft = button === saveDraft
    const product: AddedProduct = isDraft ? { ...values, draft: true } : values
    return storeUnlessConcerned({ ...values, isSoldOut: !isDraft && isSoldOut(values) }, () =>
      add.mutateAsync(product),
    )
  }

  /** Another product would be a second one, if the first was added. */
  function sendAgain(event: FormEvent) {
    event.preventDefault()
    if (unconfirmed) add.mutate(unconfirmed, { onSuccess: finish })
  }

  function finish() {
    savedInput.drop()
    empty()
  }

  function empty() {
    // `reset` cannot set the value of a file field.
    resetField('image')
    reset(productFormValues())
  }

  const again = unconfirmed && (unconfirmed.draft ? saveDraft : publish)

  return (
    <FormProvider {...form}>
      <FormWithPreview>
        <SavedForm
          savedInput={savedInput}
          except="the image"
          onDiscard={empty}
          onSubmit={unconfirmed ? sendAgain : submit}
        >
          <ProductInputs progress={add.progress} isLocked={unconfirmed !== undefined}>
            {again && !add.isPending && (
              <UnconfirmedNotice what={`${unconfirmed.product} was added`} button={again} />
            )}
            {add.isSuccess && !unconfirmed && (
              <Alert>
                <TextLink to={toEditProduct(add.data.insertedId)}>
                  {`Edit ${add.variables.product}`}
                </TextLink>
              </Alert>
            )}
            <SubmitButtons
              labels={[publish, saveDraft]}
              isPending={formState.isSubmitting || add.isPending}
              only={again}
            />
          </ProductInputs>
        </SavedForm>
      </FormWithPreview>
      {dialog && <ConfirmDialog {...dialog} />}
    </FormProvider>
  )
})
