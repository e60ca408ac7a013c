import { blockUser, unblockUser } from '../contract/accounts/user.ts'
import { type Route, route } from '../http/route.ts'
import type { BlockStore } from './block-store.ts'

export function blockRoutes(blocks: BlockStore): Route[] {
  return [
    route(blockUser, async ({ params, caller }) => ({
      modifiedCount: Number(await blocks.block({ uid: params.id }, caller)),
    })),
    route(unblockUser, async ({ params, caller }) => ({
      modifiedCount: Number(await blocks.unblock(params.id, caller)),
    })),
  ]
}
