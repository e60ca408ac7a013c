import { apiUrl } from '../api/api-url.ts'
import { appCheckHeader } from '../api/app-check.ts'
import { CallError } from '../api/call-error.ts'
import { tokenHeader } from '../api/fetch-json.ts'
import { getIdToken } from '../api/id-token.ts'
import { connectionLost, timedOut } from '../api/network-errors.ts'
import { env } from '../env.ts'
import { shrinkImage } from './shrink-image.ts'

/** Returns its URL; `onProgress` receives the sent share, from 0 to 1. Throws `CallError`. */
export async function uploadImage(file: File, onProgress: (sent: number) => void): Promise<string> {
  const form = new FormData()
  form.set('image', await shrinkImage(file))
  const { status, answer } = await post(form, onProgress)
  const { success, data, detail } = Object(answer)
  const url = success === true && Object(data).url
  if (typeof url === 'string') return url
  const reason = typeof detail === 'string' && detail
  throw new CallError(
    status,
    'upload-failed',
    reason || 'The picture could not be stored. Please try again.',
  )
}

async function post(form: FormData, onProgress: (sent: number) => void) {
  const { VITE_IMAGE_HOST_URL: host, VITE_IMAGE_HOST_KEY: key } = env
  if (host) {
    // Another host gets no token, and its status says nothing about the session.
    const { answer } = await postForm(key ? `${host}?key=${key}` : host, form, {}, onProgress)
    return { status: 0, answer }
  }
  const postWithToken = async (token: string | undefined) => {
    const proof = await appCheckHeader('POST /images')
    return postForm(`${apiUrl}/images`, form, { ...tokenHeader(token), ...proof }, onProgress)
  }
  const first = await postWithToken(await getIdToken())
  // A refused token is refreshed once.
  return isTokenRefused(first) ? postWithToken(await getIdToken(true)) : first
}

const isTokenRefused = ({ status, answer }: UploadResponse) =>
  status === 401 && Object(answer).code === 'unauthenticated'

interface UploadResponse {
  status: number
  /** `null` unless it is JSON. */
  answer: unknown
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function postForm(
  url: string,
  form: FormData,
  headers: Record<string, string>,
  onProgress: (sent: number) => void,
): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.timeout = 60_000
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onerror = () => reject(connectionLost())
    request.ontimeout = () => reject(timedOut())
    request.onload = () => resolve({ status: request.status, answer: request.response })
    request.send(form)
  })
}
