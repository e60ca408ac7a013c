import type { SxProps, Theme } from '@mui/material/styles'
import { outlinedPaper, sizes } from '#shared/theme/sizes.ts'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** A list of cards. Its element has all their styles, so that cards need no styled components. */
export const productListStyles = {
  display: 'grid',
  gap: 2.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: {
    xs: columns(1),
    sm: columns(2),
    lg: columns(3),
    xl: columns(4),
  },

  '& li': {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    ...outlinedPaper,
  },
  '& .facts': { p: 2, display: 'flex', flexDirection: 'column', gap: 1.25, flex: 1 },
  '& h3': { m: 0, typography: 'h5' },

  '& .offer': { mt: 'auto', display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' },
  '& .offer dl': { m: 0 },
  '& .offer dl > div': { display: 'flex', alignItems: 'baseline', gap: 0.75 },
  '& .offer dd': { m: 0, typography: 'h3', color: 'primary.main', overflowWrap: 'anywhere' },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& .stock': { ml: 'auto', typography: 'body2', fontWeight: 600, color: 'success.main' },
  '& .stock.few': { color: 'warning.main' },
  '& .stock.out': { color: 'text.secondary' },
  '& .chips': {
    display: 'flex',
    // One line; a chip without room is in the next one, which is not shown.
    flexWrap: 'wrap',
    gap: 0.75,
    m: 0,
    height: sizes.chip,
    overflow: 'hidden',
    typography: 'caption',
    whiteSpace: 'nowrap',
    '& small': { lineHeight: `${sizes.chip}px`, fontSize: 'inherit', color: 'text.secondary' },
    '& span': {
      px: 1,
      lineHeight: `${sizes.chip}px`,
      borderRadius: 1,
      color: 'text.primary',
      bgcolor: 'primary.light',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },

  '& .grid': {
    m: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 1,
    rowGap: 1,
    pt: 1,
    borderTop: 1,
    borderColor: 'divider',
    typography: 'body2',
  },
  '& .grid > div': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
  '& .grid dt': { lineHeight: 1.3 },
  '& dd': { m: 0 },
  '& .grid > .description': { display: 'block', gridColumn: '1 / -1' },
  '& .description dd': { position: 'relative' },
  '& .description .start': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  '& .description .whole': { whiteSpace: 'pre-line' },
  '& .description button': {
    p: 0,
    border: 0,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    color: 'primary.main',
    bgcolor: 'background.paper',
    textDecoration: 'underline',
  },
  // It covers the end of the third line, so that the card does not grow.
  '& .description .start + button': {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    pl: 1,
    boxShadow: '-0.5em 0 0.5em var(--mui-palette-background-paper)',
  },
  '& .description .whole + button': { display: 'block' },

  '& .actions': { display: 'flex', alignItems: 'center', gap: 1.5 },
  '& .order': {
    flex: 1,
    minHeight: sizes.touch,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 1,
    border: 1,
    borderColor: 'primary.main',
    typography: 'button',
    textDecoration: 'none',
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    '&:hover': { bgcolor: 'primary.dark' },
    '&:active': { opacity: 0.8 },
  },
  '& .sold-out': {
    color: 'primary.main',
    bgcolor: 'transparent',
    '&:hover': { bgcolor: 'primary.light' },
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: sizes.touch,
    typography: 'body2',
    cursor: 'pointer',
    '&:has(:disabled)': { color: 'text.disabled', cursor: 'default' },
  },
  '& input': { m: 0, width: sizes.tick, height: sizes.tick, accentColor: 'currentColor' },
} satisfies SxProps<Theme>

/** The estimated height of this number of rows, used until the browser has laid them out. */
const rows = (count: number) => `auto ${count * sizes.cardRow}px`

/** Laid out near the viewport only, which shortens the frame after the first render. */
export const deferredStyles = {
  contentVisibility: 'auto',
  containIntrinsicHeight: { xs: rows(12), sm: rows(6), lg: rows(4), xl: rows(3) },
} satisfies SxProps<Theme>
