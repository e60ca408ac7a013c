import type { Theme } from '@mui/material/styles'
import { sizes } from './sizes.ts'
import { text } from './typography.ts'

/** Toasts in the shop's colours, and below the navigation, which stays reachable. */
export const toastStyles = ({ vars, palette, breakpoints }: Theme) => {
  const colors = vars?.palette ?? palette
  return {
    '.Toastify__toast-container': {
      '--toastify-font-family': text,
      '--toastify-color-light': colors.background.paper,
      '--toastify-text-color-light': colors.text.primary,
      '--toastify-color-success': colors.success.main,
      '--toastify-color-error': colors.error.main,
      '--toastify-toast-bd-radius': '12px',
    },
    '.Toastify__toast-container[class*="--top-"]': {
      top: sizes.belowBar,
      // Below the shortcuts and the button of the dashboard's menu, too.
      [breakpoints.down('md')]: { top: sizes.belowBar + 2 * sizes.touch },
    },
    // Room for the close button.
    '.Toastify__toast-container .Toastify__toast': {
      border: `1px solid ${colors.divider}`,
      paddingRight: '36px',
    },
    // Before the library's colours of one theme. The icon is 14 × 16 pixels.
    '.Toastify__toast .Toastify__close-button': {
      top: 0,
      right: 0,
      padding: '8px',
      color: colors.text.primary,
      opacity: 1,
      '&:focus-visible': { outline: `2px solid ${colors.primary.main}` },
    },
  }
}
