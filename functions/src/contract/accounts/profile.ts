import { visibleText } from '../../parts/plain-text.ts'
import { imageUrlPattern, maxImageUrlLength } from '../catalog/image-limits.ts'

const maxNameLength = 200

/** The visible text of an identity provider's display name, cut to 200 UTF-16 code units of well-formed Unicode. */
export function displayNameOf(name: string): string {
  const cut = visibleText(name.toWellFormed()).slice(0, maxNameLength)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** A photo of the identity provider; `undefined` when it is not an image URL. */
export function photoOf(photo: string): string | undefined {
  const url = photo.toWellFormed()
  return url.length <= maxImageUrlLength && imageUrlPattern.test(url) ? url : undefined
}
