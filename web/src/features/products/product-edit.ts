import { formatDollars } from '@tech-house/api/contract/format-number'
import type { ManagedProduct, ProductEdit } from '@tech-house/api/contract/managed-product'
import { specificationEntries } from '@tech-house/api/contract/specification-text'
import type { Specifications } from '@tech-house/api/contract/specifications'
import type { EditedProduct } from './product-draft.ts'

/** The edit that a form says. The date of an unchanged source stays. */
export function editOf(
  { image: _file, specs, ...typed }: EditedProduct,
  stored: ManagedProduct,
  { image, draft }: Pick<ProductEdit, 'image' | 'draft'>,
): ProductEdit {
  return { ...typed, image, draft, ...(specs && { specs: withSources(specs, stored.specs) }) }
}

/** The form has the first source only; the others stay. */
function withSources(specs: Specifications, stored: Specifications | undefined): Specifications {
  const [first, ...others] = stored?.sources ?? []
  const isSame = specs.sources?.[0]?.url === first?.url
  const sources = [...(isSame && first ? [first] : (specs.sources ?? [])), ...others]
  return sources.length > 0 ? { ...specs, sources } : specs
}

const labels = {
  product: 'Product',
  type: 'Type',
  price: 'Price',
  minimum_order: 'Minimum order',
  reorderAt: 'Low stock below',
  image: 'Image',
  description: 'Description',
  specs: 'Specifications',
  draft: 'State',
} satisfies Record<keyof ProductEdit, string>

type Name = keyof typeof labels

// The keys of an object literal.
const names = Object.keys(labels) as Name[]

export interface EditedField {
  name: Name
  label: string
  theirs: string
  mine: string
  /** Whether I have changed it, not only the other person. */
  isMine: boolean
}

/** The fields that differ between two edits of one product. */
export function differingFields(
  base: ProductEdit,
  theirs: ProductEdit,
  mine: ProductEdit,
): EditedField[] {
  return names
    .map((name) => {
      const [before, other, own] = [base, theirs, mine].map((edit) => textOf(name, edit))
      const texts = { theirs: other ?? '', mine: own ?? '' }
      return { name, label: labels[name], ...texts, isMine: own !== before }
    })
    .filter((field) => field.theirs !== field.mine)
}

/** My edit with the fields of the other person that were chosen. */
export function mergeEdits(theirs: ProductEdit, mine: ProductEdit, chosen: Name[]): ProductEdit {
  const names = new Set<string>(chosen)
  const { specs, reorderAt, ...kept } = mine
  const from = (name: Name) => (names.has(name) ? theirs : mine)
  const required = Object.keys(kept).map((name) => [name, from(name as Name)[name as Name]])
  const [otherSpecs, otherLevel] = [from('specs').specs, from('reorderAt').reorderAt]
  return {
    ...kept,
    ...Object.fromEntries(required),
    ...(otherSpecs && { specs: otherSpecs }),
    ...(otherLevel !== undefined && { reorderAt: otherLevel }),
  }
}

/** The fields of a stored product that can be edited. */
export function editableOf(product: ManagedProduct): ProductEdit {
  const { _id, available_quantity, revision, ...edit } = product
  return edit
}

function textOf(name: Name, edit: ProductEdit): string {
  switch (name) {
    case 'price':
      return formatDollars(edit.price)
    case 'reorderAt':
      return edit.reorderAt === undefined ? 'Twice the minimum order' : String(edit.reorderAt)
    case 'draft':
      return edit.draft ? 'Draft' : 'Published'
    case 'specs':
      return specsText(edit.specs)
    default:
      return String(edit[name])
  }
}

function specsText(specs: Specifications | undefined): string {
  if (!specs) return 'None'
  const facts = specificationEntries(specs).map(
    ({ field, lines }) => `${field.label}: ${lines.join('; ')}`,
  )
  return [...facts, ...(specs.sources?.map(({ url }) => url) ?? [])].join(', ')
}
