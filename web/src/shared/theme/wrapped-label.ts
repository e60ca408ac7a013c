import { isNarrow } from './sizes.ts'

/** A label of twice the text size wraps above its field. */
export const wrappedLabel = {
  containerType: 'inline-size',
  [isNarrow]: {
    '& label': {
      position: 'static',
      transform: 'none',
      maxWidth: 'none',
      whiteSpace: 'normal',
      fontSize: '0.75rem',
    },
    '& legend': { maxWidth: 0 },
  },
}
