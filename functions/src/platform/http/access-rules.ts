import type { Access } from '../../contract/operations.ts'
import { forbidden } from './api-error.ts'
import type { Caller } from './caller.ts'

type AccessRule = 'anybody' | ((caller: Caller) => Promise<boolean>)

/** What a caller of each kind of access must be. A new kind does not compile without its row. */
const accessRules = {
  public: 'anybody',
  'signed-in': async () => true,
  admin: (caller) => caller.isAdmin(),
} as const satisfies Record<Access, AccessRule>

export type CallerFor<A extends Access> = (typeof accessRules)[A] extends 'anybody'
  ? undefined
  : Caller

/** The rule of a kind of access. Throws 403 for a kind without a rule. */
export function accessRuleOf(access: Access): AccessRule {
  if (!Object.hasOwn(accessRules, access)) throw forbidden()
  return accessRules[access]
}
