import { type Finding, type Method, measure } from './measure.ts'

/** The landing page (`shop`) and the same page without JavaScript (`plain`), in the same run. */
export interface LandingFindings {
  shop: Record<Method, Finding[]>
  plain: Record<Method, Finding[]>
}

const rounds = 5

const round = [
  { page: 'shop', path: '/', method: 'simulate' },
  { page: 'shop', path: '/', method: 'devtools' },
  { page: 'plain', path: '/plain', method: 'simulate' },
  { page: 'plain', path: '/plain', method: 'devtools' },
] as const

/** Visits each page in turn, so that a change of the machine's speed affects all of them. */
export async function measureLanding(
  port: number,
  slowdown: number,
  url: string,
): Promise<LandingFindings> {
  const visits = round.map(({ path, method }) => ({
    url: url + path,
    method,
    keeps: 'nothing' as const,
  }))
  const findings = await measure(port, slowdown, Array(rounds).fill(visits).flat())
  const of = (page: 'shop' | 'plain', method: Method) => {
    const wanted = round.findIndex((visit) => visit.page === page && visit.method === method)
    return findings.filter((_, index) => index % round.length === wanted)
  }
  const both = (page: 'shop' | 'plain') => ({
    simulate: of(page, 'simulate'),
    devtools: of(page, 'devtools'),
  })
  return { shop: both('shop'), plain: both('plain') }
}
