import { type OwnedPart, saidAbout } from '@tech-house/api/contract/builds/owned-part'
import type { AnyPart } from '@tech-house/api/parts/compatibility/part'
import { ResponsiveDialog } from '#shared/ui/responsive-dialog.tsx'
import { DescribePart } from './describe-part.tsx'

interface Props {
  part: AnyPart
  /** The missing fact; without one, everything that was said about the part. */
  field?: string
  own: readonly OwnedPart[]
  onSay: (said: OwnedPart) => void
  onClose: () => void
}

export function FactsDialog({ part, field, own, onSay, onClose }: Props) {
  const said = saidAbout(part, own) ?? { productId: part.id }
  const isProduct = 'productId' in said
  const known = isProduct ? Object.keys(said.specs ?? {}) : undefined

  return (
    <ResponsiveDialog title={part.name} isOpen maxWidth="sm" onClose={onClose}>
      <DescribePart
        {...said}
        kind={part.specs.kind}
        asked={field ? [field] : known}
        submitLabel="Save"
        onDescribe={(described) =>
          onSay(isProduct ? { productId: part.id, specs: described.specs } : described)
        }
      />
    </ResponsiveDialog>
  )
}
