import { machine, median } from '../report.ts'
import type { Visit } from './lighthouse.ts'
import type { PageVisits, Role } from './pages.ts'

type Targets = Partial<Record<'score' | 'LCP ms' | 'TBT ms' | 'longest task ms', number>>

const commonTargets = { CLS: 0.01, 'INP ms': 150 }
const targets: Record<Role, Targets> = {
  visitor: { score: 95, 'LCP ms': 1500, 'TBT ms': 200 },
  customer: { score: 92, 'LCP ms': 2300, 'TBT ms': 250, 'longest task ms': 150 },
  admin: { score: 88, 'LCP ms': 2800, 'TBT ms': 350, 'longest task ms': 200 },
}

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
    const missed = Object.entries({ ...targets[role], ...commonTargets }).filter(
      ([name, target]) => {
        const value = row[name as keyof Targets | keyof typeof commonTargets]
        return name === 'score' ? value < target : value > target
      },
    )
    return { ...row, missed: missed.map(([name]) => name).join(', ') }
  })
  console.log(`\nEvery page on a mid-tier phone, entered by its URL: ${machine()}`)
  console.table(rows)
  return rows.some(({ missed }, n) => missed && !pages[n]?.isOther) ? 1 : 0
}
