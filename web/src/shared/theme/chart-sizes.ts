/** Lengths in pixels of figures and charts, apart from `sizes`, which every page loads. */
export const chartSizes = {
  height: 260,
  axis: 64,
  names: 150,
} as const

/** The space around the bars: for half a label at the end of an axis. */
export const barMargin = { left: 0, right: 24, top: 16, bottom: 0 }
