import { machine, median } from '../report.ts'
import type { Visit } from './lighthouse.ts'
import type { PageVisits, Role } from './pages.ts'

type Targets = Partial<Record<'score' | 'LCP ms' | 'TBT ms' | 'CLS' | 'INP ms', number>>

const commonTargets: Targets = { 'INP ms': 200 }
const publicPageTargets: Targets = { score: 95, 'LCP ms': 1500, 'TBT ms': 200, CLS: 0.01 }
const productPageTargets: Targets = { 'LCP ms': 2200, 'TBT ms': 300 }

export function printPages(pages: PageVisits[]): number {
  const rows = pages.map(({ route, role, visits, withoutScripts, inp }) => {
    const middle = (key: Exclude<keyof Visit, 'url'>) => median(visits.map((visit) => visit[key]))
    const row = {
      page: route,
      score: middle('score'),
      'LCP ms': Math.round(middle('lcp')),
      'without JavaScript': Math.round(median(withoutScripts.map(({ lcp }) => lcp))) || '',
      'TBT ms': Math.round(middle('tbt')),
      'longest task ms': Math.round(middle('longestTask')),
      CLS: Number(middle('cls').toFixed(3)),
      'INP ms': inp,
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
  return rows.some(({ missed }) => missed) ? 1 : 0
}

function chooseTargets(route: string, role: Role): Targets {
  if (role === 'visitor') return { ...publicPageTargets, ...commonTargets }
  return route === '/product/{id}' ? { ...productPageTargets, ...commonTargets } : commonTargets
}
