import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Typography } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ManagedProduct, type ProductEdit } from '@tech-house/api/contract/catalog/managed-product'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { ConfirmDialog } from '#shared/confirm/confirm-dialog.tsx'
import { SavedForm } from '#shared/forms/saved-form.tsx'
import { paths } from '#shared/paths.ts'
import { managedProduct } from '#shared/products/managed-product.ts'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { LinkButton } from '#shared/ui/link-button.tsx'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { StateChips } from '../state-chips.tsx'
import { StockButton } from '../stock/stock-button.tsx'
import { type Conflict, EditConflict } from './edit-conflict.tsx'
import { editableOf, editOf } from './edit-differences.ts'
import { changedSince, productFormValues, withSavedInput } from './form-values.ts'
import { FormWithPreview } from './form-with-preview.tsx'
import { EditedProduct, type EditFormValues } from './product-form.ts'
import { ProductInputs } from './product-inputs.tsx'
import { SubmitButtons } from './submit-buttons.tsx'
import { useConcerns } from './use-concerns.ts'
import { useEditProduct } from './use-edit-product.ts'

export function EditProduct({ id, author }: { id: string; author: string }) {
  const { data } = useSuspenseQuery(managedProduct(id))
  if (data) return <EditProductForm key={id} product={data} author={author} />
  return (
    <EmptyState title="This product is not here." hint="It was deleted, or the address is wrong.">
      <LinkButton to={paths.manageProducts}>Manage Products</LinkButton>
    </EmptyState>
  )
}

interface Props {
  product: ManagedProduct
  /** The input of each author is saved separately. */
  author: string
}

function EditProductForm({ product, author }: Props) {
  const savedInput = useSavedInput('product', author)
  // Not the latest version: the form shows this one, with what was typed.
  const [base, setBase] = useState(() => savedBase(savedInput.values, product._id) ?? product)
  const form = useForm<EditFormValues, unknown, EditedProduct>({
    resolver: zodResolver(EditedProduct),
    defaultValues: withSavedInput(productFormValues(product), savedInput.values),
  })
  const { handleSubmit, getValues, reset, resetField, setFocus, trigger, formState } = form
  const editing = useEditProduct(product._id)
  const submit = useSingleSubmit(handleSubmit, send, () => {})
  const { storeUnlessConcerned, dialog } = useConcerns({ yes: 'Save anyway', setFocus })
  const [conflict, setConflict] = useState<Conflict & { revision: number }>()
  /** The values of the last save. */
  const sent = useRef<EditFormValues>(undefined)
  const changeState = base.draft ? 'Save and publish' : 'Save and unpublish'

  function send(values: EditedProduct, button: string) {
    const draft = (button === changeState) !== base.draft
    // Before the first call: what is typed after it is not part of this save.
    sent.current = { ...getValues(), specs: structuredClone(getValues('specs')) }
    const { available_quantity } = product
    const isNewMinimum = values.minimum_order !== base.minimum_order || base.draft
    const changed = {
      product: values.product === base.product ? undefined : values.product,
      type: values.type === base.type ? undefined : values.type,
      isSoldOut: !draft && isNewMinimum && isSoldOut({ ...values, available_quantity }),
    }
    const edit = editOf(values, base, { image: base.image, draft })
    const store = () => save(edit, base.revision, values.image)
    return storeUnlessConcerned(changed, store, product._id)
  }

  async function save(values: ProductEdit, revision: number, file?: File) {
    const { isSaved, edit, stored } = await editing.mutateAsync({ revision, edit: values, file })
    if (!isSaved) {
      const theirs = editableOf(stored)
      setConflict({ base: editableOf(base), theirs, mine: edit, revision: stored.revision })
      return
    }
    setConflict(undefined)
    setBase(stored)
    savedInput.drop()
    showStored(stored)
  }

  function discard() {
    setBase(product)
    resetField('image')
    reset(productFormValues(product))
  }

  /** Shows what is stored now, and what was typed while it was saved. */
  function showStored(stored: ManagedProduct) {
    const values = getValues()
    const later = sent.current && changedSince(sent.current, values)
    const isSameImage = values.image === sent.current?.image
    // `reset` cannot set the value of a file field.
    if (isSameImage) resetField('image')
    flushSync(() => reset({ ...productFormValues(stored), ...later }))
    // The form reads the file field again, but shows it only when it is validated.
    if (!isSameImage) void trigger('image')
  }

  return (
    <FormProvider {...form}>
      <FormWithPreview stored={product}>
        <ProductStatus product={product} />
        <SavedForm savedInput={savedInput} except="the image" onDiscard={discard} onSubmit={submit}>
          <input type="hidden" name="base" value={JSON.stringify(base)} />
          <ProductInputs storedImage={base.image} progress={editing.progress} />
          <SubmitButtons
            labels={['Save', changeState]}
            isPending={formState.isSubmitting || editing.isPending}
          />
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
}

function ProductStatus({ product }: { product: ManagedProduct }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
      <Typography>
        Available quantity: <strong>{product.available_quantity}</strong>
      </Typography>
      <StateChips product={product} />
      <Box sx={{ ml: 'auto' }}>
        <StockButton product={product} />
      </Box>
    </Box>
  )
}

type SavedValues = Record<string, string> | undefined

/** Saved input belongs to the version that it was typed in, so that it overwrites no later edit. */
function savedBase(values: SavedValues, id: string): ManagedProduct | undefined {
  if (values?.base === undefined) return undefined
  const { data } = ManagedProduct.safeParse(JSON.parse(values.base))
  return data?._id === id ? data : undefined
}
