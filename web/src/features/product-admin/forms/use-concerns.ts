import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type Concern, findConcerns, type NewValues } from './product-concerns.ts'

type Store = () => Promise<unknown>

interface Options {
  yes: string
  setFocus: (field: Concern['field']) => void
  /** Called when a product is stored that the admin was asked about. */
  onStored?: () => void
}

export function useConcerns({ yes, setFocus, onStored }: Options) {
  const queryClient = useQueryClient()
  // The texts stay while the dialog closes.
  const [asked, setAsked] = useState<{ concerns: Concern[]; store: Store }>()
  const [isOpen, setIsOpen] = useState(false)
  const [first, ...others] = asked?.concerns ?? []

  /** Resolves to `false` if the admin is asked first. */
  async function storeUnlessConcerned(values: NewValues, store: Store, id?: string) {
    const concerns = await findConcerns(queryClient, values, id)
    if (concerns.length === 0) return store()
    setAsked({ concerns, store })
    setIsOpen(true)
    return false
  }

  function storeAnyway() {
    setIsOpen(false)
    // A failure is reported by the mutation.
    asked?.store().then(onStored, () => {})
  }

  function focusField(field: Concern['field']) {
    // Close the dialog first, because it keeps the focus while it is open.
    flushSync(() => setIsOpen(false))
    setFocus(field)
  }

  const dialog = first && {
    isOpen,
    question: others.length > 0 ? 'Is this what you mean?' : first.question,
    warning: [first, ...others].map(({ warning }) => warning).join(' '),
    yes,
    no: 'Change it',
    color: 'primary' as const,
    onYes: storeAnyway,
    onNo: () => focusField(first.field),
  }
  return { storeUnlessConcerned, dialog }
}
