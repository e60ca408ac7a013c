import { barClasses } from '@mui/x-charts/BarChart'
import { axisClasses } from '@mui/x-charts/ChartsAxis'
import { barMargin } from '#shared/theme/chart-sizes.ts'

/** What all bar charts have in common. */
export const barChartProps = {
  margin: barMargin,
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
