/** Lengths in pixels that are neither spacing nor breakpoints. */
export const sizes = {
  bar: 64,
  /** The position of sticky elements below the navigation. */
  belowBar: 88,
  touch: 44,
  field: 52,
  /** A line of a list that a mouse hits. */
  row: 36,
  rail: 240,
  /** Between the window's edge and what sticks to it. */
  margin: 12,
  /** The least target of a pointer (WCAG 2.5.8). */
  tick: 24,
  /** The height of a bar in a table. */
  figureBar: 18,
  /** The least width of a column of compared products. */
  compared: 180,
  comparedNarrow: 132,
  comparedLabel: 104,
  /** A short fact in a frame. */
  chip: 26,
  drawer: 248,
  menu: 240,
  contents: 280,
  /** Holds every usual word of a name, so that none is broken. */
  name: 128,
  /** The least width of a window in which a table has columns; beside the drawer 752 are left. */
  tableWindow: 1000,
  page: 1200,
  form: 560,
  wideForm: 720,
  counter: 190,
  shortField: 150,
  day: 176,
  image: 240,
  /** The approximate height of a product card with the gap below it. */
  cardRow: 624,
  /** The approximate height of total, recipient, delivery and order button. */
  orderBar: 240,
  /** The approximate height of the order form with what is below it. */
  order: 300,
  /** The approximate height of the row of reviews. */
  reviews: 330,
  face: 52,
  portrait: 96,
  chart: 260,
  spinner: 48,
  thumbnail: 64,
} as const

export const measure = {
  brief: '34ch',
  lead: '46ch',
  text: '60ch',
  blogPost: '72ch',
} as const

/** For plain elements that look like MUI's Paper with `variant="outlined"`. */
export const outlinedPaper = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
}

export const viewportHeight = { full: '100dvh', most: '70dvh' } as const

export const tallViewport = '@media (min-height: 480px)'

/** For screen readers only: sx would read a bare 1 as the whole width. */
export const visuallyHiddenSize = '1px'

/** Of a container: text of twice the size no longer fits into it as designed. */
export const isNarrow = '@container (max-width: 12rem)'
