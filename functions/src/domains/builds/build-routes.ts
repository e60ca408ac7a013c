import {
  type BuildRequest,
  type CompletedBuilds,
  completeBuild,
} from '../../contract/builds/build-completion.ts'
import { type Route, route } from '../../platform/http/route.ts'

export const buildRoutes = (
  complete: (question: BuildRequest) => Promise<CompletedBuilds>,
): Route[] => [route(completeBuild, ({ body }) => complete(body))]
