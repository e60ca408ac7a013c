import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import { z } from 'zod'
import { currentContext } from '../http/request-context.ts'

/**
 * Converts a stored document; `undefined`, with a line in the log, when it does not fit the
 * contract. One such document then does not hide the others of its list.
 */
export function readStored<Doc extends DocumentSnapshot, Row>(
  document: Doc,
  convert: (document: Doc) => Row,
): Row | undefined {
  try {
    return convert(document)
  } catch (error) {
    logError('a stored document does not fit the contract', {
      path: document.ref.path,
      error: String(error),
      requestId: currentContext()?.id,
    })
    return undefined
  }
}

/** The fields of a stored document that fit their schema; the others are left out. */
export function validFields<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  stored: Record<string, unknown> = {},
): Partial<z.output<z.ZodObject<Shape>>> {
  const valid: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const field = z.safeParse(schema, stored[name])
    if (field.success && field.data !== undefined) valid[name] = field.data
  }
  // Each field is the output of the schema that the shape has for it.
  return valid as Partial<z.output<z.ZodObject<Shape>>>
}
