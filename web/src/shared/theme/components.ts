import type { CssVarsThemeOptions } from '@mui/material/styles'
import { sizes } from './sizes.ts'

export const components: CssVarsThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:active': { opacity: 0.8 } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    variants: [
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: ({ theme }) => ({ borderColor: theme.vars.palette.text.disabled }),
      },
    ],
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: sizes.touch,
        paddingInline: 20,
        '&.active': { color: theme.vars.palette.primary.main },
      }),
      sizeSmall: { minHeight: 36, paddingInline: 14 },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
    },
  },
  // Browsers turn a spinner without the main thread, but draw a shrinking arc with it in each frame.
  MuiCircularProgress: { defaultProps: { disableShrink: true } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 12, borderColor: theme.vars.palette.divider }),
    },
  },
  MuiDialog: {
    // A closing dialog must uncover the page at once, because a toast shows the result.
    defaultProps: { slotProps: { root: { closeAfterTransition: false } } },
    styleOverrides: { paper: { borderRadius: 12 } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: 16 } } },
  // Below the h1 that PageHeading renders; MUI would render a subtitle as h6.
  MuiTypography: {
    defaultProps: { variantMapping: { subtitle1: 'p', h3: 'h2', h4: 'h3' } },
    styleOverrides: { body2: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  // Each input would insert the keyframes that are in baseline.ts.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&.MuiInputBase-sizeSmall': { minHeight: sizes.touch },
        '& textarea': { fieldSizing: 'content' },
        '@supports not (field-sizing: content)': { '& textarea': { resize: 'vertical' } },
        // The browser draws the arrow at the padding's edge.
        '& select': { paddingInline: 10, borderInlineEnd: '10px solid transparent' },
        // Like MUI, also for a field that had the focus before hydration.
        '&:focus-within .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&:focus-within:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.primary.main,
        },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.text.disabled }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 8, fontWeight: 600 } } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 600 } },
  },
}
