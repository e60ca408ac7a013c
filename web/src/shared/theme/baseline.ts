import type { CSSInterpolation, CssVarsTheme } from '@mui/material/styles'
import { sizes } from './sizes.ts'

type Values = Pick<CssVarsTheme, 'vars' | 'typography'>

export const baseline = ({ vars, typography }: Values): CSSInterpolation => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    scrollPaddingTop: sizes.bar,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
  },
  body: {
    ...typography.body1,
    margin: 0,
    minHeight: '100dvh',
    overflowWrap: 'break-word',
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.default,
  },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  pre: { fontSize: 'clamp(0.8125rem, 0.73rem + 0.36vw, 0.9375rem)', lineHeight: 1.6, tabSize: 2 },
  ':not(pre) > code': { fontSize: '0.9em' },
  ...imageStyles(vars),
  ...rowStyles({ vars, typography }),
  '.email span': { display: 'inline-block', maxWidth: '100%' },
  '.price-note': { ...typography.body2, display: 'block', color: vars.palette.text.secondary },
  '.thumbnail': { borderRadius: 6, objectFit: 'cover', flexShrink: 0 },
  '.with-thumbnail': { display: 'flex', gap: 12, alignItems: 'center', overflowWrap: 'anywhere' },
  ...textBox(vars),
  '::selection': { backgroundColor: vars.palette.primary.light },
  ':focus-visible, .MuiButtonBase-root:focus-visible, .MuiButton-root:has(+ input:focus-visible)': {
    outline: `3px solid ${vars.palette.secondary.main}`,
    outlineOffset: 2,
  },
  // An element that the shop focuses by script is not a control.
  '.MuiInputBase-input:focus-visible, :is(h1, h2, h3, main, section):focus': { outline: 'none' },
  // By their events MUI's inputs know that the browser has filled them in.
  '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
  '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
  '@media (prefers-reduced-motion: no-preference)': {
    // Not while the browser restores a scroll position: nothing has the focus then.
    'html:focus-within': { scrollBehavior: 'smooth' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    // A toast's progress bar is its timer: without the animation the toast would close at once.
    '*:not(.Toastify__progress-bar), *::before, *::after': {
      animationDuration: '0.01ms !important',
      // Even a short transition passes an inherited colour from element to element.
      transition: 'none !important',
    },
    '.Toastify__progress-bar--wrp': { opacity: 0 },
  },
  ...forcedColors,
})

const imageStyles = (vars: Values['vars']) => ({
  '.product-image': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    backgroundColor: vars.palette.primary.light,
  },
  // The ground of the drawing goes on below it.
  '.kind-drawing': {
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
    aspectRatio: '4 / 3',
    containerType: 'inline-size',
    backgroundColor: vars.palette.primary.light,
    '& svg': { height: '100%', aspectRatio: 'auto' },
  },
  '.drawing-text': {
    display: 'flex',
    gap: '0.6em',
    padding: '0 1em 0.7em',
    whiteSpace: 'nowrap',
    fontSize: 'clamp(0.75rem, 4cqi, 1.125rem)',
    color: vars.palette.text.primary,
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& b:not(:last-child)': { flexShrink: 0, maxWidth: '50%' },
    '@container (max-width: 239px)': {
      flexDirection: 'column',
      gap: 0,
      '& b:not(:last-child)': { maxWidth: 'none' },
    },
    // Too small to be read.
    '@container (max-width: 119px)': { display: 'none' },
  },
})

/** What a table has in each row. */
const rowStyles = ({ vars, typography }: Values) => ({
  'td p': { ...typography.body1, margin: 0 },
  'td small': { ...typography.body2, display: 'block', color: vars.palette.text.secondary },
  'td .done': { fontWeight: 600, color: vars.palette.primary.main },
  'td .links > * + *': { marginInlineStart: 16 },
  '.nowrap': { whiteSpace: 'nowrap' },
  '.text-link': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
  '.text-link:hover': { textDecoration: 'underline' },
  '.row-button': {
    ...typography.button,
    padding: '5px 10px',
    border: '1px solid transparent',
    borderRadius: 8,
    color: vars.palette.primary.main,
    background: 'none',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '.tag': {
    padding: '0 8px',
    border: '1px solid',
    borderRadius: 8,
    fontSize: 13,
    fontWeight: 600,
    lineHeight: '22px',
    whiteSpace: 'nowrap',
  },
  '.tag.secondary': { color: vars.palette.secondary.main },
  '.tag.warning': { color: vars.palette.warning.main },
  '.row-button:hover': { backgroundColor: vars.palette.action.hover },
  ':is(.row-button, .tag).error': { color: vars.palette.error.main },
  '.row-button.outlined': { borderColor: 'currentColor' },
  ':is(.row-button, .tag).contained': {
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
  },
  '.row-button:is(:disabled, [aria-busy=true])': { opacity: 0.5, cursor: 'progress' },
})

/** MUI's fields would enlarge the landing page's first load. */
const textBox = ({ palette }: CssVarsTheme['vars']) => ({
  '.text-box': {
    width: '100%',
    minWidth: 0,
    minHeight: sizes.field,
    padding: '0 14px',
    font: 'inherit',
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.text.disabled}`,
    borderRadius: 8,
  },
  '.text-box::placeholder': { color: palette.text.secondary, opacity: 1 },
  '.text-box:hover': { borderColor: palette.text.primary },
  '.text-box[aria-invalid="true"]': { borderColor: palette.error.main },
})

/** Fills and shadows disappear: states get a border or the highlight, before MUI's own classes. */
const forcedColors = {
  '@media (forced-colors: active)': {
    '.MuiButton-root, .MuiChip-root, .MuiAlert-root, .MuiDialog-paper, dialog': {
      border: '1px solid !important',
    },
    '.MuiButton-contained': { borderWidth: '2px !important' },
    '[aria-pressed="true"], [aria-current="page"], .MuiChip-filled, .tag.contained, .MuiLinearProgress-bar':
      {
        forcedColorAdjust: 'none',
        color: 'HighlightText !important',
        backgroundColor: 'Highlight !important',
        borderColor: 'Highlight !important',
      },
    '.MuiChip-filled .MuiChip-deleteIcon': { color: 'HighlightText !important' },
    '.MuiLinearProgress-root': { outline: '1px solid' },
    ':disabled, .Mui-disabled': {
      color: 'GrayText !important',
      borderColor: 'GrayText !important',
    },
  },
} satisfies CSSInterpolation
