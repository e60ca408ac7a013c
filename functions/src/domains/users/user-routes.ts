import { readAddresses, writeAddresses } from '../../contract/accounts/addresses.ts'
import { listCustomers, listStaff, readCustomer } from '../../contract/accounts/customer.ts'
import {
  blockUser,
  listUsers,
  makeAdmin,
  removeAdmin,
  unblockUser,
  upsertUser,
} from '../../contract/accounts/user.ts'
import { badRequest, forbidden } from '../../platform/http/response/api-error.ts'
import { modified, type Route, route } from '../../platform/http/route.ts'
import type { BlockStore } from './block-store.ts'
import type { CustomerReads } from './customer-reads.ts'
import type { UserStore } from './user-store.ts'

export function userRoutes(
  users: UserStore,
  blocks: BlockStore,
  customers: CustomerReads,
  isRecipientRequired: () => boolean,
): Route[] {
  return [
    route(upsertUser, async ({ params, body, caller }) => {
      if (params.email !== caller.email) throw forbidden('This is not your account')
      if (body?.email && body.email !== params.email) {
        throw badRequest('wrong-email', 'The body and the path name different emails')
      }
      return { token: caller.token, ...(await users.upsert(caller, body?.phoneNumber)) }
    }),
    route(listStaff, ({ query }) => customers.listStaff(query)),
    route(listUsers, async ({ query, caller }) => {
      const isOwn = query.email === caller.email || !(await caller.may('admin'))
      return isOwn ? users.findOwn(caller.uid) : users.list(query, query.email)
    }),
    route(listCustomers, ({ query }) => customers.list(query, query.q)),
    route(readCustomer, ({ params }) => customers.read(params.id)),
    route(readAddresses, async ({ caller }) => ({
      ...(await users.addresses(caller.uid)),
      isRequired: isRecipientRequired(),
    })),
    route(writeAddresses, ({ body, caller, revision }) =>
      users.writeAddresses(body.addresses, revision, caller),
    ),
    route(makeAdmin, ({ params, body, caller }) =>
      users.setRole(params.email, body?.role ?? 'admin', caller).then(modified),
    ),
    route(removeAdmin, ({ params, caller }) =>
      users.setRole(params.email, 'customer', caller).then(modified),
    ),
    route(blockUser, ({ params, caller }) =>
      blocks.block({ uid: params.id }, caller).then(modified),
    ),
    route(unblockUser, ({ params, caller }) => blocks.unblock(params.id, caller).then(modified)),
  ]
}
