import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import * as z from 'zod/mini'
import { currentContext } from '../http/request/request-context.ts'
import { notFound } from '../http/response/api-error.ts'

/** Converts a stored document; logs one that does not fit the contract and returns `undefined`. */
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

/** Reads a document in a transaction; throws 404 without it. `what` is it for the caller: `order`. */
export async function readExisting(
  transaction: Transaction,
  document: DocumentReference,
  what: string,
): Promise<DocumentSnapshot> {
  const snapshot = await transaction.get(document)
  if (!snapshot.exists) throw notFound(what)
  return snapshot
}

export function validFields<Shape extends z.core.$ZodShape>(
  { shape }: z.ZodMiniObject<Shape>,
  stored: Record<string, unknown> = {},
): Partial<z.output<z.ZodMiniObject<Shape>>> {
  const valid: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const field = z.safeParse(schema, stored[name])
    if (field.success && field.data !== undefined) valid[name] = field.data
  }
  // Each value is the output of the field's schema.
  return valid as Partial<z.output<z.ZodMiniObject<Shape>>>
}
