import { machine } from '../machine.ts'
import { spreadOf } from '../median.ts'
import type { Finding } from './measure.ts'
import type { PageFindings } from './measure-pages.ts'
import type { Role } from './pages.ts'

type Targets = Partial<Record<'score' | 'LCP ms' | 'TBT ms' | 'CLS' | 'INP ms', number>>

const commonTargets: Targets = { 'INP ms': 200 }
const publicPageTargets: Targets = { score: 95, 'LCP ms': 1500, 'TBT ms': 200, CLS: 0.01 }
const productPageTargets: Targets = { 'LCP ms': 2200, 'TBT ms': 300 }

/** Prints the medians of all pages. Returns the exit code: 1 when a target is missed. */
export function printPages(pages: PageFindings[]): number {
  const rows = pages.map(({ route, role, visits, inp }) => {
    const median = (key: keyof Finding) =>
      spreadOf(visits.map((visit) => Number(visit[key]))).median
    const row = {
      page: route,
      score: median('performance'),
      'LCP ms': Math.round(median('lcp')),
      'TBT ms': Math.round(median('tbt')),
      'longest task ms': Math.round(median('longestTask')),
      CLS: Number(median('cls').toFixed(3)),
      'INP ms': inp,
      'JavaScript KB': Math.round(median('scriptBytes') / 1000),
      requests: median('requests'),
    }
    const missed = Object.entries(targetsOf(route, role)).filter(([name, target]) => {
      const value = row[name as keyof Targets]
      return name === 'score' ? value < target : value > target
    })
    return { ...row, missed: missed.map(([name]) => name).join(', ') }
  })
  console.log(`\nEvery page on a mid-tier phone, entered by its URL: ${machine()}`)
  console.table(rows)
  return rows.some(({ missed }) => missed) ? 1 : 0
}

function targetsOf(route: string, role: Role): Targets {
  if (role === 'visitor') return { ...publicPageTargets, ...commonTargets }
  return route === '/product/{id}' ? { ...productPageTargets, ...commonTargets } : commonTargets
}
