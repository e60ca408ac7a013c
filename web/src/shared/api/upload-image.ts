import { z } from 'zod'
import { env } from '../env.ts'
import { readAccessToken } from './access-token.ts'
import { CallError } from './call-error.ts'
import { shrinkPicture } from './shrink-picture.ts'

const Uploaded = z.object({ success: z.literal(true), data: z.object({ url: z.string() }) })

/** Puts a picture on the image host and answers its address. Throws `CallError` unless the host reports success [API-20]. */
export async function uploadImage(file: File): Promise<string> {
  const form = new FormData()
  form.set('image', await shrinkPicture(file))
  const answer = await post(form).catch(() => undefined)
  const uploaded = Uploaded.safeParse(answer)
  if (uploaded.success) return uploaded.data.data.url
  throw new CallError(0, 'upload-failed', detailOf(answer))
}

async function post(body: FormData): Promise<unknown> {
  const { VITE_IMAGE_HOST_URL: host, VITE_IMAGE_HOST_KEY: key } = env
  // Another host is never shown who is signed in here.
  if (host) return (await fetch(key ? `${host}?key=${key}` : host, { method: 'POST', body })).json()
  const headers = { authoraization: `bearer ${readAccessToken()}` }
  return (await fetch(`${env.VITE_API_URL}/images`, { method: 'POST', headers, body })).json()
}

function detailOf(answer: unknown): string {
  const problem = z.object({ detail: z.string() }).safeParse(answer)
  return problem.success
    ? problem.data.detail
    : 'The picture could not be stored. Please try again.'
}
