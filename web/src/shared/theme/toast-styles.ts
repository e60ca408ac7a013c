import type { Theme } from '@mui/material/styles'
import { sizes } from './sizes.ts'
import { text } from './typography.ts'

/** Toasts in the shop's colours, and below the navigation, which stays reachable. */
export const toastStyles = ({ vars, palette }: Theme) => {
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
    '.Toastify__toast-container[class*="--top-"]': { top: sizes.belowBar },
    '.Toastify__toast': { border: `1px solid ${colors.divider}` },
    '.Toastify__close-button': { color: colors.text.primary },
  }
}
