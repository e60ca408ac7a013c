import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, Drawer, Typography } from '@mui/material'
import { countOf } from '@tech-house/api/contract/format-number'
import { sizes, viewportHeight } from '#shared/theme/sizes.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { FilterProps } from './filter-props.ts'

interface Props extends FilterProps {
  isOpen: boolean
  onClose: () => void
}

/** The filters on a phone, over the results. The button that closes them shows the number of results. */
export function FilterSheet({ isOpen, onClose, ...props }: Props) {
  const { total } = props

  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: sheet } }}
    >
      <Box sx={{ borderBottom: 1, ...edge, display: 'flex', alignItems: 'center' }}>
        <Typography variant="h4" component="h2" sx={{ mr: 'auto' }}>
          Filters
        </Typography>
        <IconButton aria-label="Close filters" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, overflowY: 'auto' }}>
        <FacetPanel {...props} />
      </Box>
      <Box sx={{ borderTop: 1, ...edge }}>
        <Button variant="contained" size="large" fullWidth onClick={onClose} aria-live="polite">
          Show {countOf(total, 'product')}
        </Button>
      </Box>
    </Drawer>
  )
}

const edge = { px: 2, py: 1, borderColor: 'divider' }

const sheet = {
  maxHeight: viewportHeight.most,
  borderTopLeftRadius: sizes.margin,
  borderTopRightRadius: sizes.margin,
}
