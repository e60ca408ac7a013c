import { ConfirmDialog } from '#shared/confirm/confirm-dialog.tsx'
import type { Concern } from './product-concerns.ts'

interface Props {
  isOpen: boolean
  /** They stay while the dialog closes. */
  concerns: Concern[]
  yes: string
  onYes: () => void
  /** Called with the field to change. */
  onNo: (field: Concern['field']) => void
}

/** Asks before a product is stored that may be a mistake. */
export function ConcernsDialog({ isOpen, concerns, yes, onYes, onNo }: Props) {
  const [first, ...others] = concerns
  if (!first) return null

  return (
    <ConfirmDialog
      isOpen={isOpen}
      question={others.length > 0 ? 'Is this what you mean?' : first.question}
      warning={concerns.map(({ warning }) => warning).join(' ')}
      yes={yes}
      no="Change it"
      color="primary"
      onYes={onYes}
      onNo={() => onNo(first.field)}
    />
  )
}
