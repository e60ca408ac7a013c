import { Box, Typography } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ManagedProduct, ProductEdit } from '@tech-house/api/contract/catalog/managed-product'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { Fragment, memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { ConfirmDialog } from '#shared/confirm/confirm-dialog.tsx'
import { SavedForm } from '#shared/forms/saved-form.tsx'
import { paths } from '#shared/paths.ts'
import { managedProduct } from '#shared/products/managed-product.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { EmptyState } from '#shared/ui/failures/empty-state.tsx'
import { LinkButton } from '#shared/ui/links/link-button.tsx'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { UndoMerge } from '../duplicates/undo-merge.tsx'
import { StateChips } from '../state-chips.tsx'
import { StockButton } from '../stock/stock-button.tsx'
import { type Conflict, EditConflict } from './edit-conflict.tsx'
import { applyForm, editableOf } from './edit-differences.ts'
import { changedSince, productFormValues, withSavedInput } from './form-values.ts'
import { FormWithPreview } from './form-with-preview.tsx'
import { loadRules } from './load-rules.ts'
import type { EditedProduct, EditFormValues } from './product-form.ts'
import { ProductInputs } from './product-inputs.tsx'
import { SubmitButtons } from './submit-buttons.tsx'
import { useConcerns } from './use-concerns.ts'
import { useEditProduct } from './use-edit-product.ts'

export function EditProduct({ id }: { id: string }) {
  const { email } = useSignedIn()
  const { data } = useSuspenseQuery(managedProduct(id))
  if (data) return <EditProductForm key={data._id} product={data} author={email} />
  return (
    <EmptyState title="Product not found." hint="It may have been deleted, or the URL is wrong.">
      <LinkButton to={paths.manageProducts}>Manage Products</LinkButton>
    </EmptyState>
  )
}

interface Props {
  product: ManagedProduct
  author: string
}

/** Not rendered again when Firebase Auth has loaded. */
const EditProductForm = memo(function EditProductForm({ product, author }: Props) {
  const savedInput = useSavedInput('product', author)
  const { form, base, markSent, showStored, discard } = useEditForm(product, savedInput.values)
  const { handleSubmit, setFocus, formState } = form
  const editing = useEditProduct(product._id)
  const submit = useSingleSubmit(handleSubmit, send)
  const { storeUnlessConcerned, dialog } = useConcerns({ yes: 'Save anyway', setFocus })
  const [conflict, setConflict] = useState<Conflict & { revision: number }>()
  const changeState = base.draft ? 'Save and publish' : 'Save and unpublish'

  function send(values: EditedProduct, button: string) {
    const draft = (button === changeState) !== base.draft
    markSent()
    const edit = applyForm(values, base, { image: base.image, draft })
    const store = () => save(edit, base.revision, values.image)
    const concerning = changedValues(edit, base, product.available_quantity)
    return storeUnlessConcerned(concerning, store, product._id)
  }

  async function save(values: ProductEdit, revision: number, file?: File) {
    const { isSaved, edit, stored } = await editing.mutateAsync({ revision, edit: values, file })
    if (isSaved) {
      setConflict(undefined)
      savedInput.drop()
      showStored(stored)
      return
    }
    const theirs = editableOf(stored)
    setConflict({ base: editableOf(base), theirs, mine: edit, revision: stored.revision })
  }

  return (
    <FormProvider {...form}>
      <FormWithPreview stored={product}>
        <ProductStatus product={product} />
        <SavedForm savedInput={savedInput} except="the image" onDiscard={discard} onSubmit={submit}>
          <input type="hidden" name="base" value={JSON.stringify(base)} />
          <ProductInputs storedImage={base.image} progress={editing.progress}>
            <SubmitButtons
              labels={['Save', changeState]}
              isPending={formState.isSubmitting || editing.isPending}
            />
          </ProductInputs>
        </SavedForm>
      </FormWithPreview>
      {dialog && <ConfirmDialog {...dialog} />}
      {conflict && (
        <EditConflict
          key={conflict.revision}
          conflict={conflict}
          isPending={editing.isPending}
          onSave={(edit) => void save(edit, conflict.revision).catch(() => {})}
          onClose={() => setConflict(undefined)}
        />
      )}
    </FormProvider>
  )
})

/** The version that the form shows is not always the latest: input belongs to what it was typed in. */
function useEditForm(product: ManagedProduct, saved: Record<string, string> | undefined) {
  const [base, setBase] = useState<ManagedProduct>(saved?.base ? JSON.parse(saved.base) : product)
  const sent = useRef<EditFormValues>(undefined)
  const form = useForm<EditFormValues, unknown, EditedProduct>({
    resolver: async (...form) => (await loadRules()).checkEdit(...form),
    defaultValues: withSavedInput(productFormValues(product), saved),
  })
  const { getValues, reset, resetField, trigger } = form

  /** Call it before a save begins: what is typed after that is not part of it. */
  function markSent() {
    sent.current = { ...getValues(), specs: structuredClone(getValues('specs')) }
  }

  /** Keeps what was typed during the save. */
  function showStored(stored: ManagedProduct) {
    setBase(stored)
    const values = getValues()
    const later = sent.current && changedSince(sent.current, values)
    const isSameImage = values.image === sent.current?.image
    // `reset` cannot set the value of a file field.
    if (isSameImage) resetField('image')
    flushSync(() => reset({ ...productFormValues(stored), ...later }))
    // The form reads the file field again, but shows it only when it is validated.
    if (!isSameImage) void trigger('image')
  }

  function discard() {
    setBase(product)
    resetField('image')
    reset(productFormValues(product))
  }

  return { form, base, markSent, showStored, discard }
}

const changedValues = (edit: ProductEdit, base: ManagedProduct, available_quantity: number) => ({
  product: edit.product === base.product ? undefined : edit.product,
  type: edit.type === base.type ? undefined : edit.type,
  partNumbers: edit.partNumbers?.filter((number) => !base.partNumbers?.includes(number)),
  gtin: edit.gtin === base.gtin ? undefined : edit.gtin,
  isSoldOut:
    !edit.draft &&
    (edit.minimum_order !== base.minimum_order || base.draft) &&
    isSoldOut({ ...edit, available_quantity }),
})

function ProductStatus({ product }: { product: ManagedProduct }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
      <Typography>
        Available quantity: <strong>{product.available_quantity}</strong>
      </Typography>
      <StateChips product={product} />
      <Merged products={product.merged} />
      <Box sx={{ ml: 'auto' }}>
        <StockButton product={product} />
      </Box>
    </Box>
  )
}

const Merged = ({ products = [] }: { products: ManagedProduct['merged'] }) =>
  products.map(({ _id, product }) => (
    <Fragment key={_id}>
      <Typography>{`${product} was merged into it.`}</Typography>
      <UndoMerge id={_id} />
    </Fragment>
  ))
