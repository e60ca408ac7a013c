import { type FormEvent, useRef } from 'react'
import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form'

/**
 * A form's `onSubmit` that ignores a submit during the previous one: asynchronous validation would
 * let both through. `write` is a mutation, which reports its own errors; it may resolve to `false`
 * when it has written nothing.
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
      // Not earlier: a form that is reset during its submit would count as submitted.
      if (isWritten) onSuccess()
    } finally {
      isSubmitting.current = false
    }
  }
}
