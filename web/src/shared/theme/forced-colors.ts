import type { CSSInterpolation } from '@mui/material/styles'

/**
 * With forced colors the system's colours replace the theme's, and fills and shadows disappear:
 * states get a border or the system's highlight instead. MUI's own classes are more specific, hence
 * `!important`.
 */
export const forcedColors = {
  '@media (forced-colors: active)': {
    '.MuiButton-root, .MuiChip-root, .MuiAlert-root, .MuiDialog-paper, .MuiDrawer-paper': {
      border: '1px solid !important',
    },
    '.MuiButton-contained': { borderWidth: '2px !important' },
    '[aria-pressed="true"], [aria-current="page"], .MuiTab-root.Mui-selected, .MuiChip-filled, .MuiLinearProgress-bar':
      {
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
