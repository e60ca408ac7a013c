import type { SxProps, Theme } from '@mui/material/styles'
import { sizes } from '#shared/theme/sizes.ts'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

const shelf: SxProps<Theme> = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: {
    xs: columns(1),
    sm: columns(2),
    md: columns(2),
    lg: columns(3),
    xl: columns(4),
  },
}

const card: SxProps<Theme> = {
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    bgcolor: 'background.paper',
  },
  '& .mark': {
    position: 'absolute',
    top: 0,
    right: 0,
    m: 1.5,
    px: 1.5,
    py: 0.5,
    borderRadius: 1,
    typography: 'body2',
    fontWeight: 600,
    bgcolor: 'background.paper',
  },
  '& .facts': { p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5, flex: 1 },
  '& h3': { m: 0, typography: 'h5' },
}

const facts: SxProps<Theme> = {
  '& dl': { m: 0, display: 'grid', gap: 0.5, typography: 'body2' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 2,
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right' },
  '& .price': { typography: 'h3', color: 'primary.main' },
  '& dl > .description': { display: 'block', mt: 1 },
  '& .description dd': { position: 'relative', textAlign: 'start' },
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
  // It lies over the end of the third line, so that no card grows by it.
  '& .description .start + button': {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    pl: 1.5,
  },
  '& .description .whole + button': { display: 'block' },
}

const order: SxProps<Theme> = {
  '& .order': {
    mt: 'auto',
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
}

/** The whole grid's look on one element, so that a card is nothing but its own words. */
export const productGridStyles = [shelf, card, facts, order]

/** The height of so many rows of cards, until the browser knows it. */
const rows = (count: number) => `auto ${count * sizes.cardRow}px`

/** Laid out when it comes near the viewport, which shortens the frame after the first render. */
export const deferredProductGridStyles = [
  ...productGridStyles,
  {
    contentVisibility: 'auto',
    containIntrinsicHeight: { xs: rows(12), sm: rows(6), lg: rows(4), xl: rows(3) },
  },
] as SxProps<Theme>
