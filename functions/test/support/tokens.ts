import type { Person } from './people.ts'

/** A person's own token with other claims: unsigned, like all tokens of the Auth emulator. */
export function forged({ token }: Person, claims: object): string {
  const [header, payload = ''] = token.split('.')
  const own: object = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return `${header}.${Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url')}.`
}
