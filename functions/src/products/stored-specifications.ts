import {
  type Specifications,
  specificationsSchema,
} from '../contract/specifications/specifications.ts'
import { validFields } from '../firestore/stored-document.ts'

/**
 * Parses stored specifications and leaves out the fields that do not fit, such as those of another release.
 * `undefined` if the kind is unknown or no field is left.
 */
export function storedSpecifications(stored: unknown): Specifications | undefined {
  const fields = Object.fromEntries(Object.entries(stored ?? {}))
  const schema = specificationsSchema(fields.kind)
  const whole = schema?.safeParse(fields)
  const valid = whole?.success ? whole.data : schema && validFields(schema, fields)
  // Each field fits the schema of this kind.
  return valid && Object.keys(valid).length > 1 ? (valid as Specifications) : undefined
}
