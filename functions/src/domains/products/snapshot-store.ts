import { hash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { info, warn } from 'firebase-functions/logger'
import * as z from 'zod/mini'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import { dayMs } from '../../parts/days.ts'
import type { CachedRow, CachedRows } from '../../platform/cache/incremental-cache.ts'
import { timeSlices } from '../../platform/http/concurrency/time-slices.ts'
import { outsideRequest } from '../../platform/http/request/request-context.ts'

/** A document of Firestore has at most 1 MiB. */
const pieceBytes = 900 * 1024
/** Far less than the life of a tombstone. */
const maxAgeMs = 2 * dayMs

/** The bundle, because rows and index of other code may have another form. */
const release = hash('sha256', readFileSync(fileURLToPath(import.meta.url)))

const Part = z.object({ pieces: z.int(), sha256: z.string() })
const Current = z.object({
  id: z.string(),
  release: z.literal(release),
  readTime: z.instanceof(Timestamp),
  /** When all products were last read: a snapshot may continue an earlier one. */
  fullReadTime: z.instanceof(Timestamp),
  count: z.int(),
  rows: Part,
  index: Part,
})
type Current = z.infer<typeof Current>

interface NewSnapshot {
  list: CachedRows<object>
  fullReadTime: Timestamp
  index: Iterable<unknown>
}

/** Stores the catalog and its search index as of one time, so that new instances need not read all products. */
export class SnapshotStore {
  readonly #db: Firestore
  #loaded: { current: Current; rows: readonly CachedRow<ManagedProduct>[] } | undefined

  constructor(db: Firestore) {
    this.#db = db
  }

  /** The stored snapshot, unless it is missing, too old or of another release. */
  async readCurrent(): Promise<Current | undefined> {
    const stored = await this.#db.doc('catalogSnapshots/current').get()
    const { success, data } = Current.safeParse(stored.data())
    return success && data.readTime.toMillis() > Date.now() - maxAgeMs ? data : undefined
  }

  /** The products as of the snapshot; `undefined` if it cannot be used. */
  async readRows(): Promise<CachedRows<ManagedProduct> | undefined> {
    try {
      const current = await outsideRequest(() => this.readCurrent())
      if (!current) return void info('There is no snapshot of the catalog for this release')
      const all: CachedRow<ManagedProduct>[] = []
      for await (const lines of await this.#readPart(current, 'rows')) {
        // The same release has written them, and their hash is right.
        for (const { createdAt, updateTime, ...row } of lines as Stored[]) {
          const times = { createdAt: toTimestamp(createdAt), updateTime: toTimestamp(updateTime) }
          all.push({ ...row, ...times })
        }
      }
      this.#loaded = { current, rows: all }
      return { all, rows: all.filter(({ row }) => !row.draft), readTime: current.readTime }
    } catch (error) {
      return void warn('The snapshot of the catalog cannot be read', { error: String(error) })
    }
  }

  /** The search index with the products in it, once after `readRows`. Throws if it is incomplete. */
  async takeIndex() {
    const loaded = this.#loaded
    this.#loaded = undefined
    return loaded && { rows: loaded.rows, lines: await this.#readPart(loaded.current, 'index') }
  }

  /** The last step makes it current, so that a writer that ends before changes nothing. */
  async write({ list, fullReadTime, index }: NewSnapshot): Promise<void> {
    const id = randomUUID()
    const { readTime, all } = list
    const rows = await this.#writePart(`${id}-rows`, all)
    const words = await this.#writePart(`${id}-index`, index)
    const current = this.#db.doc('catalogSnapshots/current')
    await this.#db.runTransaction(async (transaction) => {
      const earlier = (await transaction.get(current)).get('readTime')
      if (earlier instanceof Timestamp && earlier >= readTime) return
      const count = all.length
      transaction.set(current, { id, release, readTime, fullReadTime, count, rows, index: words })
    })
  }

  #pieces(part: string, count: number) {
    const refs = this.#db.collection('catalogSnapshots')
    return Array.from({ length: count }, (_, n) => refs.doc(`${part}-${n}`))
  }

  async #writePart(name: string, items: Iterable<unknown>) {
    const bytes = await buffer(Readable.from(toLines(items)).compose(createZstdCompress()))
    const pieces = this.#pieces(name, Math.ceil(bytes.length / pieceBytes))
    // An instance may read the index of a replaced snapshot a day later.
    const expireAt = Timestamp.fromMillis(Date.now() + maxAgeMs + dayMs)
    for (const [n, piece] of pieces.entries()) {
      await piece.set({ bytes: bytes.subarray(n * pieceBytes, (n + 1) * pieceBytes), expireAt })
    }
    return { pieces: pieces.length, sha256: hash('sha256', bytes) }
  }

  async #readPart(current: Current, name: 'rows' | 'index'): Promise<AsyncIterable<unknown[]>> {
    const refs = this.#pieces(`${current.id}-${name}`, current[name].pieces)
    const pieces = await outsideRequest(() => this.#db.getAll(...refs))
    const bytes = pieces.map((piece): Buffer => piece.get('bytes') ?? Buffer.of())
    if (hash('sha256', Buffer.concat(bytes)) !== current[name].sha256) {
      throw new Error(`The ${name} of snapshot ${current.id} are incomplete`)
    }
    return parseLines(Readable.from(bytes).compose(createZstdDecompress({ chunkSize: 64 * 1024 })))
  }
}

type Stored = Omit<CachedRow<ManagedProduct>, 'createdAt' | 'updateTime'> &
  Record<'createdAt' | 'updateTime', { _seconds: number; _nanoseconds: number }>

const toTimestamp = ({ _seconds, _nanoseconds }: Stored['createdAt']) =>
  new Timestamp(_seconds, _nanoseconds)

function* toLines(items: Iterable<unknown>): Generator<string> {
  for (const item of items) yield `${JSON.stringify(item)}\n`
}

/** In batches, because each step of an iteration costs much more than a line: functions-framework uses `node:domain`. */
async function* parseLines(input: Readable): AsyncGenerator<unknown[]> {
  const yieldToEventLoop = timeSlices(undefined)
  let rest = ''
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield lines.map((line) => JSON.parse(line))
    await yieldToEventLoop()
  }
}
