import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { LogPosition } from '../events/read-events.ts'
import { readStored } from '../firestore/stored-document.ts'

/** A document holds 1 MiB, and an entry takes about 100 bytes. */
const maxProducts = 5000

/** What the event log adds up to until a position: the stock of each product. */
export interface Checkpoint {
  /** `undefined` before the first event. */
  position: LogPosition | undefined
  stock: ReadonlyMap<string, number>
}

/** The checkpoint before the first event. */
export const beginning: Checkpoint = { position: undefined, stock: new Map() }

const Part = z.object({
  at: z.instanceof(Timestamp),
  eventId: z.string().min(1),
  /** How many documents the checkpoint has; others are of an earlier, larger one. */
  parts: z.int().positive().max(1000),
  stock: z.record(z.string(), z.int()),
})

/**
 * The last checkpoint, or `beginning` if a part of it is missing or unreadable, and the time of the
 * read. Its parts are the documents 0, 1, 2, … of the collection `stockCheckpoint`.
 */
export async function readCheckpoint(
  db: Firestore,
): Promise<{ checkpoint: Checkpoint; readTime: Timestamp }> {
  const { docs, readTime } = await db.collection('stockCheckpoint').get()
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const read = (index: number) => {
    const doc = byId.get(String(index))
    return doc && readStored(doc, (part) => Part.parse(part.data()))
  }
  const first = read(0)
  const parts = Array.from({ length: first?.parts ?? 0 }, (_, index) => read(index))
  if (!first || !parts.every((part) => part !== undefined)) {
    return { checkpoint: beginning, readTime }
  }
  const stock = new Map(parts.flatMap((part) => Object.entries(part.stock)))
  return { checkpoint: { position: { at: first.at, eventId: first.eventId }, stock }, readTime }
}

/** Replaces the checkpoint in one batch, so that one of several simultaneous checkpoints remains. */
export async function saveCheckpoint(
  db: Firestore,
  { position, stock }: Checkpoint,
): Promise<void> {
  const entries = [...stock].filter(([, pieces]) => pieces !== 0)
  const parts = Math.max(1, Math.ceil(entries.length / maxProducts))
  const batch = db.batch()
  for (let index = 0; index < parts; index++) {
    const part = entries.slice(index * maxProducts, (index + 1) * maxProducts)
    const document = db.collection('stockCheckpoint').doc(String(index))
    batch.set(document, { ...position, parts, stock: Object.fromEntries(part) })
  }
  await batch.commit()
}
