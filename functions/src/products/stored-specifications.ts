import { specificationKindNames } from '../contract/specification-kinds.ts'
import { type Specifications, specificationsSchema } from '../contract/specifications.ts'
import { validFields } from '../firestore/stored-document.ts'

/**
 * Stored specifications as the contract shows them: fields of another release that do not fit are left out.
 * `undefined` when the kind is unknown or nothing else is left.
 */
export function storedSpecifications(stored: unknown): Specifications | undefined {
  const fields = new Map(Object.entries(stored ?? {}))
  const kind = specificationKindNames.find((name) => name === fields.get('kind'))
  if (!kind) return undefined
  const valid = validFields(specificationsSchema(kind), Object.fromEntries(fields))
  // Each field fits the schema of this kind.
  return Object.keys(valid).length > 1 ? (valid as Specifications) : undefined
}
