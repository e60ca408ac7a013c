import CloseIcon from '@mui/icons-material/Close'
import { Box, Dialog, DialogTitle, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { Elements } from '../elements.ts'
import { IconButton } from '../icon-button.tsx'
import { unlessDoubleClick } from '../unless-double-click.ts'

interface Props {
  title: string
  isOpen: boolean
  maxWidth?: 'sm' | 'lg'
  onClose: () => void
  children: Elements
}

export function ResponsiveDialog({ title, isOpen, maxWidth = 'sm', onClose, children }: Props) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })

  return (
    <Dialog
      open={isOpen}
      onClose={unlessDoubleClick(onClose)}
      fullScreen={isNarrow}
      fullWidth
      maxWidth={maxWidth}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <DialogTitle sx={{ flex: 1 }}>{title}</DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Dialog>
  )
}
