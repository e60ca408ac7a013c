import type { CSSInterpolation } from '@mui/material/styles'

/**
 * With forced colors the system's few colors take the place of the theme's, and fills and shadows
 * vanish: what they tell apart gets a border or the system's highlight. MUI's own classes are
 * more specific, hence `!important`.
 */
export const forcedColors = {
  '@media (forced-colors: active)': {
    '.MuiButton-root, .MuiChip-root, .MuiAlert-root, .MuiDialog-paper, .MuiDrawer-paper': {
      border: '1px solid !important',
    },
    '.MuiButton-contained': { borderWidth: '2px !important' },
    '[aria-pressed="true"], [aria-current="page"], .MuiChip-filled, .MuiLinearProgress-bar': {
      forcedColorAdjust: 'none',
      color: 'HighlightText !important',
      backgroundColor: 'Highlight !important',
      borderColor: 'Highlight !important',
    },
    '.MuiLinearProgress-root': { outline: '1px solid' },
    ':disabled, .Mui-disabled': {
      color: 'GrayText !important',
      borderColor: 'GrayText !important',
    },
  },
} satisfies CSSInterpolation
