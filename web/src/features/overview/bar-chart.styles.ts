import { barClasses } from '@mui/x-charts/BarChart'
import { axisClasses } from '@mui/x-charts/ChartsAxis'

/** With forced colors the bars take the system's highlight, because they keep their own colour. */
export const barChart = {
  '@media (forced-colors: active)': {
    [`& .${barClasses.element}`]: { fill: 'Highlight' },
    [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: 'CanvasText' },
  },
}
