import { Stack } from '@mui/material'
import { type SubmitEventHandler, useRef } from 'react'
import type { Elements } from '#shared/ui/elements.ts'
import type { SavedInput } from '#shared/use-saved-input.ts'
import { SavedInputNotice } from './saved-input-notice.tsx'

interface Props {
  savedInput: SavedInput
  except?: string
  onDiscard: () => void
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: Elements
}

export function SavedForm({ savedInput, except, onDiscard, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)

  function discard() {
    // The button that has the focus disappears.
    form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
    savedInput.drop()
    onDiscard()
  }

  return (
    <Stack
      ref={form}
      component="form"
      noValidate
      onSubmit={onSubmit}
      {...savedInput.autosave}
      sx={{ gap: 2.5 }}
    >
      <SavedInputNotice values={savedInput.values} onDiscard={discard} except={except} />
      {children}
    </Stack>
  )
}
