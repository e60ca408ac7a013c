import { AccountErasure } from '../../src/domains/account-data/erase-account.ts'
import { UserStore } from '../../src/domains/users/user-store.ts'
import { api } from './api.ts'
import { auth, events, type Person } from './people.ts'

export const erasure = new AccountErasure(events, auth, new UserStore(events, auth))

export async function erased(by: Person) {
  const response = await api(`DELETE /user/${by.email}`, { by })
  await untilErased(by)
  return response
}

/**
 * Repeats a run of the deletion, as the schedule does: on a busy machine one may leave the rest to the next.
 * By default not `resume`, which would meet the deletions of other tests.
 */
export async function untilErased(
  by: Person,
  run: () => Promise<unknown> = () => erasure.erase({ ...by, requestId: 'test' }),
): Promise<void> {
  const isLeft = () =>
    auth.getUser(by.uid).then(
      () => true,
      () => false,
    )
  while (await isLeft()) await run()
}
