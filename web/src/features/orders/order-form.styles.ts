import type { SxProps, Theme } from '@mui/material/styles'
import { sizes, tallViewport } from '#shared/theme/sizes.ts'

/** On a phone the form's parts belong to the page's layout, so that the bar stays in view. */
export const form = { display: { xs: 'contents', md: 'grid' }, gap: 2 }

/** Quantity, total and button: on a phone always at the bottom of the window. */
export const bar: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gap: 2,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 2,
    rowGap: 0.5,
    mx: { xs: -2, sm: -3 },
    px: { xs: 2, sm: 3 },
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'background.default',
    '& > div:first-of-type': { display: 'contents' },
    '& .MuiFormControl-root': { gridRow: '1 / 3', width: sizes.shortField },
    '& .MuiInputBase-root': { px: 0 },
    '& .MuiInputAdornment-root': { m: 0 },
    '& .MuiButton-root': { px: 1 },
    // Zoomed in, the window is the product's alone.
    [tallViewport]: { position: 'sticky', bottom: 0, zIndex: 1 },
  },
})
