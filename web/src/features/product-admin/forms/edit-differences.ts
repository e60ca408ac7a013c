import type { ManagedProduct, ProductEdit } from '@tech-house/api/contract/catalog/managed-product'
import type { Specifications } from '@tech-house/api/parts/specifications/specifications'
import { fieldNames, formText, type ProductField, productFields } from '../product-fields.ts'
import type { EditedProduct } from './product-form.ts'

export function applyForm(
  { image: _file, specs, ...fields }: EditedProduct,
  stored: ManagedProduct,
  { image, draft }: Pick<ProductEdit, 'image' | 'draft'>,
): ProductEdit {
  return { ...fields, image, draft, ...(specs && { specs: withSources(specs, stored.specs) }) }
}

/** The form has the first source only; the others stay. */
function withSources(specs: Specifications, stored: Specifications | undefined): Specifications {
  const [first, ...others] = stored?.sources ?? []
  const isSame = specs.sources?.[0]?.url === first?.url
  const sources = [...(isSame && first ? [first] : (specs.sources ?? [])), ...others]
  return sources.length > 0 ? { ...specs, sources } : specs
}

export interface EditedField {
  name: keyof ProductEdit
  label: string
  theirs: string
  mine: string
  /** Whether I have changed it, not only the other person. */
  isMine: boolean
}

export function differingFields(base: ProductEdit, theirs: ProductEdit, mine: ProductEdit) {
  return fieldNames
    .filter((name) => name !== 'available_quantity')
    .map((name) => {
      const showText = (edit: ProductEdit) => formText(name, edit) || 'None'
      const { label, show = showText }: ProductField = productFields[name]
      const texts = { theirs: show(theirs), mine: show(mine) }
      return { name, label, ...texts, isMine: texts.mine !== show(base) }
    })
    .filter((field) => field.theirs !== field.mine)
}

export const mergeEdits = (
  theirs: ProductEdit,
  mine: ProductEdit,
  chosen: EditedField['name'][],
): ProductEdit => ({ ...mine, ...Object.fromEntries(chosen.map((name) => [name, theirs[name]])) })

export function editableOf(product: ManagedProduct): ProductEdit {
  const { _id, available_quantity, revision, ...edit } = product
  return edit
}
