import { apiUrl } from '../api/api-url.ts'
import { appCheckHeader } from '../api/app-check.ts'
import { CallError } from '../api/call-error.ts'
import { tokenHeader } from '../api/fetch-json.ts'
import { getIdToken } from '../api/id-token.ts'
import { connectionLost, timedOut } from '../api/network-errors.ts'
import { env } from '../env.ts'
import { shrinkImage } from './shrink-image.ts'

/** What the shop and other image hosts answer, or a problem of the API. */
interface Answer {
  success?: unknown
  data?: { url?: unknown }
  code?: unknown
  detail?: unknown
}

/**
 * Uploads an image to the image host and returns its URL; `onProgress` receives the sent share,
 * from 0 to 1. Throws `CallError` unless the host reports success.
 */
export async function uploadImage(file: File, onProgress: (sent: number) => void): Promise<string> {
  const form = new FormData()
  form.set('image', await shrinkImage(file))
  const { status, answer } = await post(form, onProgress)
  const url = answer?.success === true && answer.data?.url
  if (typeof url === 'string') return url
  const detail = typeof answer?.detail === 'string' && answer.detail
  throw new CallError(
    status,
    'upload-failed',
    detail || 'The picture could not be stored. Please try again.',
  )
}

async function post(form: FormData, onProgress: (sent: number) => void) {
  const { VITE_IMAGE_HOST_URL: host, VITE_IMAGE_HOST_KEY: key } = env
  if (host) {
    // Another host gets no token, and its status says nothing about the session.
    const { answer } = await postForm(key ? `${host}?key=${key}` : host, form, { onProgress })
    return { status: 0, answer }
  }
  const send = async (token: string | undefined) => {
    const proof = await appCheckHeader('POST /images')
    const headers = { ...tokenHeader(token), ...proof }
    return postForm(`${apiUrl}/images`, form, { headers, onProgress })
  }
  const first = await send(await getIdToken())
  // A refused token is refreshed once.
  const isTokenRefused = first.status === 401 && first.answer?.code === 'unauthenticated'
  return isTokenRefused ? send(await getIdToken(true)) : first
}

interface PostOptions {
  headers?: Record<string, string>
  /** Called with the sent share of the form, from 0 to 1. */
  onProgress: (sent: number) => void
}

/**
 * Posts a form within a minute and reads the JSON response. Uses XMLHttpRequest, because `fetch`
 * reports no upload progress.
 */
function postForm(
  url: string,
  form: FormData,
  { headers = {}, onProgress }: PostOptions,
): Promise<{ status: number; answer: Answer | undefined }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.timeout = 60_000
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onerror = () => reject(connectionLost())
    request.ontimeout = () => reject(timedOut())
    request.onload = () =>
      resolve({ status: request.status, answer: readJson(request.responseText) })
    request.send(form)
  })
}

function readJson(text: string): Answer | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
