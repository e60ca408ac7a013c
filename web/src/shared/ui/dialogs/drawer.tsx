import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import { sizes } from '../../theme/sizes.ts'
import type { Elements } from '../elements.ts'

interface Props {
  label: string
  side: 'left' | 'right'
  /** A new object opens it again, also before its `close` event has come. */
  opened: { focus: 'search' | 'menu' }
  onClose: () => void
  children: Elements
}

/** The browser's own dialog: its code is there without a connection, too. Its links and buttons close it. */
export function Drawer({ label, side, opened, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Returns the focus to the button.
  const close = () => dialog.current?.close()

  useEffect(() => {
    dialog.current?.showModal()
    if (opened.focus === 'search') dialog.current?.querySelector('input')?.focus()
  }, [opened])

  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label={label}
      onClose={() => {
        // Browsers send the event with the next frame. By then the dialog may be open again.
        if (!dialog.current?.open) onClose()
      }}
      onSubmit={close}
      onClick={({ target }) => {
        // The backdrop counts as the dialog.
        if (target instanceof Element && target.matches('dialog, :is(a, button), :is(a, button) *'))
          close()
      }}
      sx={{ ...styles, [side === 'left' ? 'ml' : 'mr']: 0 }}
    >
      <div>{children}</div>
    </Box>
  )
}

const styles = {
  width: sizes.drawer,
  height: '100%',
  maxHeight: 'none',
  p: 0,
  border: 0,
  color: 'text.primary',
  bgcolor: 'background.paper',
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
  '& > div': { minHeight: '100%', display: 'grid', alignContent: 'start', gap: 2, px: 2, py: 1 },
}
