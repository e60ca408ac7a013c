import type { SxProps, Theme } from '@mui/material'
import { outlinedPaper, sizes, visuallyHiddenSize } from '../../theme/sizes.ts'

const marked = { borderLeft: 4, borderLeftColor: 'primary.main' }

const wide: SxProps<Theme> = {
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& :is(th, td)': {
    p: 2,
    typography: 'body2',
    textAlign: 'start',
  },
  // A bottom border, but for the last row, would style all rows again with each slice.
  '& td': { borderTop: 1, borderColor: 'divider' },
  '& th': { color: 'text.secondary', fontWeight: 600 },
  '& td input[type=checkbox]': { width: sizes.tick, height: sizes.tick, m: 1.25 },
  ...outlinedPaper,
  // Text of twice the size scrolls instead of being cut.
  overflow: 'auto hidden',
  '& td :is(img + a, .buyer)': { minWidth: { md: sizes.name } },
  '& td[data-breaks]': { overflowWrap: 'anywhere' },
  '& td[data-header=Actions] > div': {
    display: 'flex',
    flexWrap: { xs: 'wrap', lg: 'nowrap' },
    alignItems: 'center',
    gap: 0.5,
    '& .MuiButton-root': { px: 1.25, minWidth: 0, whiteSpace: 'nowrap' },
  },
  '& tr[data-heading] td': { bgcolor: 'action.hover', ...marked },
  '& tr[data-heading] td > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    alignItems: 'center',
  },
  '& tr[data-heading] strong': { typography: 'body1', fontWeight: 600 },
  '& tr[data-grouped] td:first-of-type': marked,
  // What the heading of a group has.
  '& tr[data-grouped] .beside-heading': { display: 'none' },
}

const cards: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down(sizes.tableWindow)]: {
    border: 0,
    bgcolor: 'transparent',
    '& table, & tbody, & tr, & td': { display: 'block' },
    '& thead': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: visuallyHiddenSize,
      height: visuallyHiddenSize,
      overflow: 'hidden',
    },
    '& tr': {
      ...outlinedPaper,
      px: 2,
      py: 1,
      mb: 2,
    },
    '& td': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: 2,
      px: 0,
      py: 1,
      borderTop: 0,
    },
    '& td:has(img, input)': { alignItems: 'center' },
    '& tr[data-heading]': { bgcolor: 'action.hover', mb: 1 },
    '& tr[data-heading] td': { display: 'block', bgcolor: 'transparent', border: 0 },
    '& tr[data-heading], & tr[data-grouped]': marked,
    '& tr[data-grouped] td:first-of-type': { borderLeft: 0 },
    '& td > div': { minWidth: 0, textAlign: 'right', justifyContent: 'flex-end' },
    '& td > div > *': { justifyContent: 'flex-end' },
    '& tr[data-heading] td > div': { textAlign: 'start', justifyContent: 'flex-start' },
    '& td::before': {
      content: 'attr(data-header)',
      flexShrink: 0,
      color: 'text.secondary',
      fontWeight: 600,
    },
  },
})

export const table = [wide, cards]
