import { zodResolver } from '@hookform/resolvers/zod'
import { Stack } from '@mui/material'
import { ManagedProduct, type ProductEdit } from '@tech-house/api/contract/managed-product'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, set, useForm } from 'react-hook-form'
import { useDraft } from '#shared/drafts.ts'
import { DraftNotice } from '#shared/ui/draft-notice.tsx'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { type Conflict, EditConflict } from './edit-conflict.tsx'
import { EditProductActions } from './edit-product-actions.tsx'
import { FormWithPreview } from './form-with-preview.tsx'
import { EditedProduct, type TypedEdit } from './product-draft.ts'
import { editableOf, editOf } from './product-edit.ts'
import { ProductFields } from './product-fields.tsx'
import { ProductStatus } from './product-status.tsx'
import { SoldOutDialog } from './sold-out-dialog.tsx'
import { typedProduct, typedSince } from './typed-product.ts'
import { useEditProduct } from './use-edit-product.ts'
import { useProductImage } from './use-product-image.ts'

interface Props {
  product: ManagedProduct
  /** Each author has a separate draft. */
  author: string
}

export function EditProductForm({ product, author }: Props) {
  const draft = useDraft('product', author)
  // Not the latest version: the form shows this one, with what was typed.
  const [base, setBase] = useState(() => keptBase(draft.kept, product._id) ?? product)
  const form = useForm<TypedEdit, unknown, EditedProduct>({
    resolver: zodResolver(EditedProduct),
    defaultValues: withDraft(typedProduct(product), draft.kept),
  })
  const { handleSubmit, getValues, reset, resetField, setFocus, trigger, formState } = form
  const editing = useEditProduct(product._id)
  const { progress, addressOf, forget } = useProductImage()
  const submit = useSingleSubmit(handleSubmit, check, () => {})
  const [soldOut, setSoldOut] = useState<EditedProduct>()
  const [conflict, setConflict] = useState<Conflict & { revision: number }>()
  /** The values of the last save. */
  const sent = useRef<TypedEdit>(undefined)
  /** The state that the button asks for. */
  const asDraft = useRef(base.draft)

  /** `false`: the admin is asked first. */
  async function check(typed: EditedProduct) {
    const { available_quantity } = product
    const isNews = typed.minimum_order !== base.minimum_order || base.draft
    if (asDraft.current || !isNews || !isSoldOut({ ...typed, available_quantity }))
      return send(typed)
    setSoldOut(typed)
    return false
  }

  async function send(typed: EditedProduct) {
    sent.current = { ...getValues(), specs: structuredClone(getValues('specs')) }
    const image = typed.image ? await addressOf(typed.image) : base.image
    await save(editOf(typed, base, { image, draft: asDraft.current }), base.revision)
  }

  async function save(edit: ProductEdit, revision: number) {
    const { isSaved, product: stored } = await editing.mutateAsync({ revision, edit })
    if (!isSaved) {
      const theirs = editableOf(stored)
      setConflict({ base: editableOf(base), theirs, mine: edit, revision: stored.revision })
      return
    }
    setConflict(undefined)
    setBase(stored)
    draft.drop()
    forget()
    asDraft.current = stored.draft
    showStored(stored)
  }

  /** Shows what is stored now, and what was typed while it was saved. */
  function showStored(stored: ManagedProduct) {
    const typed = getValues()
    const later = sent.current && typedSince(sent.current, typed)
    const isSameImage = typed.image === sent.current?.image
    // `reset` cannot set the value of a file field.
    if (isSameImage) resetField('image')
    flushSync(() => reset({ ...typedProduct(stored), ...later }))
    // The form reads the file field again, but shows it only when it is validated.
    if (!isSameImage) void trigger('image')
  }

  function saveSoldOut() {
    setSoldOut(undefined)
    // A failure is reported by the mutation.
    if (soldOut) send(soldOut).catch(() => {})
  }

  function changeSoldOut() {
    // Close the dialog first, because it keeps the focus while it is open.
    flushSync(() => setSoldOut(undefined))
    setFocus('minimum_order')
  }

  return (
    <FormProvider {...form}>
      <FormWithPreview stored={product}>
        <ProductStatus product={product} />
        <Stack component="form" noValidate onSubmit={submit} {...draft.mark} sx={{ gap: 2.5 }}>
          <DraftNotice kept={draft.kept} except="the image" />
          <input type="hidden" name="base" value={JSON.stringify(base)} />
          <ProductFields storedImage={base.image} progress={progress} />
          <EditProductActions
            isDraft={base.draft}
            isPending={formState.isSubmitting || editing.isPending}
            onChoose={(state) => {
              asDraft.current = state
            }}
          />
        </Stack>
      </FormWithPreview>
      <SoldOutDialog
        isOpen={soldOut !== undefined}
        yes="Save anyway"
        onYes={saveSoldOut}
        onNo={changeSoldOut}
      />
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

type Kept = Record<string, string> | undefined

/** A draft belongs to the version that it was typed in, so that it overwrites no later edit. */
function keptBase(kept: Kept, id: string): ManagedProduct | undefined {
  if (kept?.base === undefined) return undefined
  const { data } = ManagedProduct.safeParse(JSON.parse(kept.base))
  return data?._id === id ? data : undefined
}

/** The keys of a draft are paths such as `specs.m2.0.key`. */
function withDraft<Values extends object>(values: Values, kept: Kept): Values {
  for (const [name, value] of Object.entries(kept ?? {})) set(values, name, value)
  return values
}
