import { ImageUrl } from './product.ts'

const maxNameLength = 200

/**
 * A display name of the identity provider, which takes any text, as the shop takes it: well-formed
 * Unicode of at most 200 UTF-16 code units, cut between two characters.
 */
export function displayNameOf(name: string): string {
  const cut = name.toWellFormed().slice(0, maxNameLength)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** A photo of the identity provider, which takes any text; `undefined` when it is no picture's address. */
export function photoOf(photo: string): string | undefined {
  return ImageUrl.safeParse(photo.toWellFormed()).data
}
