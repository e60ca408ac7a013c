import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId, useState } from 'react'

interface Props {
  /** What would be deleted, in a few words. */
  what: string
  isPending: boolean
  onConfirm: () => void
}

/** A Delete button that asks before it does so [ADM-3, ADM-6]. */
export function ConfirmDelete({ what, isPending, onConfirm }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const titleId = useId()
  const textId = useId()
  const close = () => setIsOpen(false)

  function confirm() {
    close()
    onConfirm()
  }

  return (
    <>
      <Button size="small" color="error" loading={isPending} onClick={() => setIsOpen(true)}>
        Delete
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} aria-describedby={textId}>
        <DialogTitle id={titleId}>Delete {what}?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            Are you sure? If you once delete it then you never can be restored again.
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={close} autoFocus>
            Keep
          </Button>
          <Button variant="contained" color="error" onClick={confirm}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
