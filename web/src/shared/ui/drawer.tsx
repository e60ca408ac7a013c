import { Box } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { sizes } from '../theme/sizes.ts'

export interface Opened {
  focus?: 'search'
}

interface Props {
  label: string
  side: 'left' | 'right'
  /** A new object opens it again, also before its `close` event has come. */
  opened: Opened
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** The browser's own dialog: its code is there without a connection, too. */
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
      onClick={({ target }) => {
        // The backdrop counts as the dialog.
        if (target === dialog.current) close()
      }}
      sx={{ ...styles, [side === 'left' ? 'ml' : 'mr']: 0 }}
    >
      {children(close)}
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
}
