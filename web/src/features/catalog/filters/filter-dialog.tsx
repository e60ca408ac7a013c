import { Button, DialogActions, DialogContent } from '@mui/material'
import { countOf } from '@tech-house/api/parts/format-number'
import { ResponsiveDialog } from '#shared/ui/dialogs/responsive-dialog.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { FilterProps } from './filter-props.ts'

interface Props extends FilterProps {
  isOpen: boolean
  onClose: () => void
}

export function FilterDialog({ isOpen, onClose, ...filters }: Props) {
  return (
    <ResponsiveDialog title="Filters" isOpen={isOpen} onClose={onClose}>
      <DialogContent sx={{ py: 0 }}>
        <FacetPanel {...filters} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" size="large" fullWidth onClick={onClose} aria-live="polite">
          <span>{`Show ${countOf(filters.total, 'product')}`}</span>
        </Button>
      </DialogActions>
    </ResponsiveDialog>
  )
}
