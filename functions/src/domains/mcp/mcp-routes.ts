import { mcp } from '../../contract/mcp.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { answerMessage, type Shop } from './mcp-server.ts'

export function mcpRoutes(shop: Shop): Route[] {
  return [route(mcp, ({ body, consume }) => answerMessage(body, shop, consume))]
}
