import { type FormEvent, useRef } from 'react'
import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form'

/**
 * A form's `onSubmit` that ignores a submit while the one before is validated or sent:
 * asynchronous validation would let both through. `write` is a mutation, which reports its own
 * failure; it may resolve to `false` when it has written nothing.
 */
export function useSingleSubmit<Typed extends FieldValues, Parsed>(
  handleSubmit: UseFormHandleSubmit<Typed, Parsed>,
  write: (values: Parsed) => Promise<unknown>,
  onSuccess: () => void,
) {
  const isSubmitting = useRef(false)

  return async (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    let isWritten = false
    try {
      await handleSubmit(async (values) => {
        isWritten = await write(values).then(
          (outcome) => outcome !== false,
          () => false,
        )
      })(event)
      // Not before: a form that is emptied while it submits would count as submitted.
      if (isWritten) onSuccess()
    } finally {
      isSubmitting.current = false
    }
  }
}
