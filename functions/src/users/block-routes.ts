import { blockUser, unblockUser } from '../contract/accounts/user.ts'
import { type Route, route } from '../http/route.ts'
import type { BlockStore } from './block-store.ts'

export function blockRoutes(blocks: BlockStore): Route[] {
  return [
    route(blockUser, async ({ params, caller }) => ({
      modifiedCount: (await blocks.block({ uid: params.id }, caller)) ? 1 : 0,
    })),
    route(unblockUser, async ({ params, caller }) => ({
      modifiedCount: (await blocks.unblock(params.id, caller)) ? 1 : 0,
    })),
  ]
}
