import { readOverview } from '../../contract/overview.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { OverviewStore } from './overview-store.ts'

export function overviewRoutes(overview: OverviewStore): Route[] {
  return [route(readOverview, ({ query }) => overview.read(Number(query.days)))]
}
