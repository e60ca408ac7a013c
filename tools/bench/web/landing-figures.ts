import { spreadOf } from '../median.ts'
import type { Figure } from '../report.ts'
import { effectiveIndex, targetIndex } from './calibration.ts'
import { atLeast, atMost, inWords } from './figures.ts'
import type { Finding } from './measure.ts'
import type { LandingFindings } from './measure-landing.ts'

/** The figures of the landing page, each with its target. */
export function landingFigures({ shop, plain }: LandingFindings, slowdown: number): Figure[] {
  const visits = [shop, plain].flatMap(({ simulate, devtools }) => [...simulate, ...devtools])
  return [
    atLeast('score', shop.simulate, 'performance', 98),
    atMost('LCP, simulated (ms)', shop.simulate, 'lcp', 1300),
    atMost('LCP, applied (ms)', shop.devtools, 'lcp', 1300),
    lcpRatio(
      'LCP, simulated, relative to the page without JavaScript',
      shop.simulate,
      plain.simulate,
    ),
    lcpRatio(
      'LCP, applied, relative to the page without JavaScript',
      shop.devtools,
      plain.devtools,
    ),
    atMost('TBT, simulated (ms)', shop.simulate, 'tbt', 150),
    atMost('TBT, applied (ms)', shop.devtools, 'tbt', 150),
    tbtExcess(
      'TBT, simulated, over the page without JavaScript (ms)',
      shop.simulate,
      plain.simulate,
    ),
    tbtExcess('TBT, applied, over the page without JavaScript (ms)', shop.devtools, plain.devtools),
    longestTask(shop.devtools, plain.devtools),
    atMost('CLS', [...shop.simulate, ...shop.devtools], 'cls', 0),
    atLeast('accessibility', shop.simulate, 'accessibility', 100),
    atLeast('best practices', shop.simulate, 'best-practices', 100),
    atLeast('SEO', shop.simulate, 'seo', 100),
    atMost(
      'JavaScript before the first input (bytes, brotli)',
      shop.simulate,
      'scriptBytes',
      145_000,
    ),
    calibrationHeld(visits, slowdown),
  ]
}

function lcpRatio(what: string, shop: Finding[], plain: Finding[]): Figure {
  const base = medianOf(plain, 'lcp')
  const ratio = medianOf(shop, 'lcp') / base
  const measured = `${ratio.toFixed(2)} × of ${Math.round(base)} ms`
  return { what, target: '≤ 1.1 ×', measured, isMet: ratio <= 1.1 }
}

function tbtExcess(what: string, shop: Finding[], plain: Finding[]): Figure {
  const base = medianOf(plain, 'tbt')
  const excess = Math.round(medianOf(shop, 'tbt') - base)
  const measured = `${excess} over ${Math.round(base)}`
  return { what, target: '≤ 100', measured, isMet: excess <= 100 }
}

/** The page without JavaScript shows the browser's own work, such as layout. */
function longestTask(shop: Finding[], plain: Finding[]): Figure {
  const what = 'longest task after first paint, applied (ms; 0: none of 50 or more)'
  const { measured, ...figure } = atMost(what, shop, 'longestTask', 50)
  const base = Math.round(medianOf(plain, 'longestTask'))
  return { ...figure, measured: `${measured}; without JavaScript ${base}` }
}

const medianOf = (findings: Finding[], key: 'lcp' | 'tbt' | 'longestTask') =>
  spreadOf(findings.map((finding) => finding[key])).median

/**
 * A machine that became faster since its calibration flatters the other figures; a slower one does
 * not.
 */
export function calibrationHeld(visits: Finding[], slowdown: number): Figure {
  const most = targetIndex * 1.2
  const index = spreadOf(
    visits.map(({ benchmarkIndex }) => effectiveIndex(benchmarkIndex, slowdown)),
  )
  return {
    what: 'effective benchmark index of the visits',
    target: `≤ ${most}`,
    measured: inWords(index),
    isMet: index.median <= most,
  }
}
