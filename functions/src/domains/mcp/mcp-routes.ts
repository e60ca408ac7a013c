import { mcp } from '../../contract/mcp.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { answerMessage, type McpSources } from './mcp-server.ts'

export function mcpRoutes(sources: McpSources): Route[] {
  return [route(mcp, ({ body, consume }) => answerMessage(body, sources, consume))]
}
