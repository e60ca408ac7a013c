import { barClasses } from '@mui/x-charts/BarChart'
import { axisClasses } from '@mui/x-charts/ChartsAxis'

/** What all bar charts have in common. */
export const barChartProps = {
  // Half a label at the end of an axis needs the space.
  margin: { left: 0, right: 24, top: 16, bottom: 0 },
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  sx: {
    // The bars keep their own colour, so they take the system's highlight.
    '@media (forced-colors: active)': {
      [`& .${barClasses.element}`]: { fill: 'Highlight' },
      [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: 'CanvasText' },
    },
  },
}
