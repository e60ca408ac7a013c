import { machine, median } from '../report.ts'
import type { Visit } from './lighthouse.ts'
import type { PageVisits, Role } from './pages.ts'

type Targets = Partial<Record<'score' | 'LCP ms' | 'TBT ms' | 'CLS' | 'INP ms', number>>

const commonTargets: Targets = { 'INP ms': 200 }
const publicPageTargets: Targets = { score: 95, 'LCP ms': 1500, 'TBT ms': 200, CLS: 0.01 }
const productPageTargets: Targets = { 'LCP ms': 2200, 'TBT ms': 300 }

export function printPages(pages: PageVisits[]): number {
  const rows = pages.map(({ route, role, isOther, visits, withoutScripts, delays }) => {
    const all = (key: Exclude<keyof Visit, 'url'>) => visits.map((visit) => visit[key])
    const middle = (key: Parameters<typeof all>[0]) => median(all(key))
    const spread = (key: Parameters<typeof all>[0]) =>
      `${Math.round(Math.min(...all(key)))}–${Math.round(Math.max(...all(key)))}`
    const row = {
      page: isOther ? `${route}, other` : route,
      score: middle('score'),
      scores: spread('score'),
      'LCP ms': Math.round(middle('lcp')),
      LCPs: spread('lcp'),
      'without JavaScript': Math.round(median(withoutScripts.map(({ lcp }) => lcp))) || '',
      'TBT ms': Math.round(middle('tbt')),
      TBTs: spread('tbt'),
      'longest task ms': Math.round(middle('longestTask')),
      CLS: Number(middle('cls').toFixed(3)),
      'INP ms': median(delays),
      requests: middle('requests'),
    }
    const missed = Object.entries(chooseTargets(route, role)).filter(([name, target]) => {
      const value = row[name as keyof Targets]
      return name === 'score' ? value < target : value > target
    })
    return { ...row, missed: missed.map(([name]) => name).join(', ') }
  })
  console.log(`\nEvery page on a mid-tier phone, entered by its URL: ${machine()}`)
  console.table(rows)
  return rows.some(({ missed }, n) => missed && !pages[n]?.isOther) ? 1 : 0
}

function chooseTargets(route: string, role: Role): Targets {
  if (role === 'visitor') return { ...publicPageTargets, ...commonTargets }
  return route === '/product/{id}' ? { ...productPageTargets, ...commonTargets } : commonTargets
}
