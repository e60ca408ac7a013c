import { type SubmitEvent, useRef } from 'react'
import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form'

/** Ignores a second submit while the first is validated; `write` may resolve to `false` if it has written nothing. */
export function useSingleSubmit<Typed extends FieldValues, Parsed>(
  handleSubmit: UseFormHandleSubmit<Typed, Parsed>,
  write: (values: Parsed, button: string) => Promise<unknown>,
  onSuccess = () => {},
) {
  const isSubmitting = useRef(false)

  return async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    const { submitter } = event.nativeEvent
    const button = submitter instanceof HTMLButtonElement ? submitter.value : ''
    let isWritten = false
    try {
      await handleSubmit(async (values) => {
        isWritten = await write(values, button).then(
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
