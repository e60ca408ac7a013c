import type { Performance } from './performance.ts'
import { resolutions } from './resolution.ts'

type Games = NonNullable<Performance['games']>
type Figure = Games | NonNullable<Performance['work']>

export const performanceFacts = ({ games, work }: Performance) => [
  ...(games ? [factOf('Performance in games', games, gamesText(games))] : []),
  ...(work ? [factOf('Performance in work', work, percentText(work.percent, work))] : []),
]

function factOf(label: string, { isEstimated, source }: Figure, text: string) {
  const origin = source ? isEstimated && 'Estimated by the nearest model' : 'Set by the shop'
  return { label, lines: [text, ...(origin ? [origin] : [])], source }
}

function gamesText(games: Games): string {
  const percents = resolutions.map((resolution) => games.percent[resolution])
  const [first = 0] = percents
  if (percents.every((percent) => percent === first)) return percentText(first, games)
  const [start, ...further] = resolutions
  const others = further.map((name) => `, ${Math.round(games.percent[name])}% at ${name}`)
  return `${percentText(first, games)} at ${start}${others.join('')}`
}

const percentText = (percent: number, { reference }: Figure) =>
  `${Math.round(percent)}% of a ${reference}`
