import type { SxProps, Theme } from '@mui/material/styles'
import { sizes, viewportHeight } from '#shared/theme/sizes.ts'
import { tallViewport } from '#shared/theme/tall-viewport.ts'

/** On a phone all in one column; on a desktop the filters stand in a rail beside the results. */
export const catalogStyles: SxProps<Theme> = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${sizes.rail}px minmax(0, 1fr)` },
  '& .head': {
    gridColumn: { md: '1 / -1' },
    display: 'flex',
    flexDirection: { xs: 'column', md: 'row' },
    justifyContent: 'space-between',
    gap: 2,
    '& > input': { maxWidth: { md: sizes.form } },
  },
  // The place of what loads when the page is used.
  '& .bar': { minHeight: sizes.touch, alignSelf: { md: 'center' } },
  '& .rail': {
    minWidth: 0,
    alignSelf: 'start',
    [tallViewport]: {
      position: { md: 'sticky' },
      top: sizes.belowBar,
      maxHeight: { md: `calc(${viewportHeight.full} - ${sizes.belowBar}px)` },
      overflowY: { md: 'auto' },
      scrollbarWidth: 'thin',
    },
  },
  '& .results': { minWidth: 0 },
  // The place of a line of chips, so that nothing moves when they come.
  '& .chosen': { minHeight: sizes.row, mb: 2 },
}
