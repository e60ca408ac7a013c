/** Lengths that spacing and breakpoints have no word for, in pixels. */
export const sizes = {
  /** The navigation at the top. */
  bar: 64,
  /** Where what sticks under the navigation stands. */
  belowBar: 88,
  /** The least that a finger hits. */
  touch: 44,
  /** A field that stands alone. */
  field: 52,
  /** A line of a list that a mouse hits. */
  row: 36,
  rail: 240,
  /** Between the window's edge and what sticks to it. */
  margin: 12,
  /** A box to tick. */
  tick: 18,
  /** The least width of a column of compared products. */
  compared: 180,
  comparedNarrow: 132,
  comparedLabel: 104,
  /** A short fact in a frame. */
  chip: 26,
  drawer: 248,
  menu: 240,
  contents: 280,
  page: 1200,
  form: 560,
  wideForm: 720,
  counter: 190,
  /** A drawing or a picture that is not the point of its page. */
  picture: 240,
  /** About a product's card with the gap below it. */
  cardRow: 624,
  /** About the landing page's sections between the products and the footer. */
  lowerSections: 1500,
  face: 52,
  portrait: 96,
  spinner: 48,
} as const

/** How long a line of text gets. */
export const measure = {
  brief: '34ch',
  lead: '46ch',
  text: '60ch',
  blogPost: '72ch',
} as const

/** Heights that go by the window. */
export const viewportHeight = { full: '100dvh', most: '70dvh' } as const

/** Of what only a screen reader shall find: sx would read a bare 1 as the whole width. */
export const visuallyHiddenSize = '1px'
