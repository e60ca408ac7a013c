import { AccountErasure } from '../../src/domains/account-data/erase-account.ts'
import { UserStore } from '../../src/domains/users/user-store.ts'
import { api } from './api.ts'
import { auth, events, type Person } from './people.ts'

export const erasure = new AccountErasure(events, auth, new UserStore(events, auth))

/** On a busy machine the API leaves the rest of a deletion to its schedule, which also tries until it is over. */
export async function erased(by: Person) {
  const response = await api(`DELETE /user/${by.email}`, { by })
  const isLeft = () =>
    auth.getUser(by.uid).then(
      () => true,
      () => false,
    )
  // Not `resume`, which would meet the deletions of other tests.
  while (await isLeft()) await erasure.erase({ ...by, requestId: 'test' })
  return response
}
