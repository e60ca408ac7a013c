import type { Request } from 'express'
import { maxImageBytes } from '../../../contract/image.ts'
import { withTimeout } from '../concurrency/with-timeout.ts'
import { ApiError, badRequest } from '../response/api-error.ts'
import { sentBody } from './bypass-body-parser.ts'

const maxJsonBytes = 64 * 1024
const maxFormBytes = maxImageBytes + 8 * 1024

/** The JSON body of the request, `undefined` without one. Throws 400, 413 or 415. */
export async function jsonBody(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, 'application/json', maxJsonBytes)
  if (!bytes) return undefined
  try {
    return JSON.parse(bytes.toString('utf8'), wholeText)
  } catch {
    throw badRequest('broken-json', 'The body is not valid JSON')
  }
}

/** An unpaired surrogate, as in "\\ud800", cannot be stored. */
function wholeText(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && !value.isWellFormed()) throw new Error('half a letter')
  return value
}

/** The fields of a multipart form, files as bytes. Throws 400, 413 or 415. */
export async function formBody(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, 'multipart/form-data', maxFormBytes)
  if (!bytes) return undefined
  const headers = { 'content-type': sentBody(request).type }
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw badRequest('broken-form', 'The body is not a valid form')
  })
  const fields = await Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer()),
    ]),
  )
  return Object.fromEntries(fields)
}

async function readBytes(request: Request, wanted: string, max: number) {
  const bytes = await withTimeout(maxSendingMs, readToEnd(request, max), tooSlow)
  if (bytes.length === 0) return undefined
  const { type, encoding } = sentBody(request)
  const [sent = ''] = type.split(';', 1)
  if (sent.trim().toLowerCase() !== wanted || encoding !== 'identity') {
    throw new ApiError(415, 'unsupported-media-type', `Send the body as plain ${wanted}`)
  }
  return bytes
}

const maxSendingMs = 10_000

const tooSlow = () =>
  new ApiError(408, 'too-slow', 'The request took too long to arrive', {
    headers: { connection: 'close' },
  })

/** The shop's own client sends less. */
const maxDiscardedBytes = 2 * 1024 * 1024
/** A body of which nothing arrives between two checks is not coming. */
const checkMs = 500

/** Whether the body has ended. A client that still sends would get a reset instead of the response. */
export async function discardBody(request: Request, startedAt: number): Promise<boolean> {
  if (request.complete || request.destroyed) return true
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let [length, checked] = [0, -1]
  const checks = setInterval(() => {
    if (length === checked) resolve(false)
    checked = length
  }, checkMs)
  const limit = setTimeout(resolve, startedAt + maxSendingMs - Date.now(), false)
  for (const ended of ['end', 'close']) request.once(ended, () => resolve(true))
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > maxDiscardedBytes) resolve(false)
  })
  request.resume()
  return promise.finally(() => {
    clearInterval(checks)
    clearTimeout(limit)
  })
}

async function readToEnd(request: Request, max: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > max) break
    chunks.push(chunk)
  }
  if (length > max) throw new ApiError(413, 'too-large', `Send at most ${max} bytes`)
  return Buffer.concat(chunks)
}
