import { connectionLost, timedOut } from '../api/network-errors.ts'

interface Options {
  headers?: Record<string, string>
  /** Called with the sent share of the form, from 0 to 1. */
  onProgress: (sent: number) => void
}

/**
 * Posts a form within a minute and reads the JSON response. Uses XMLHttpRequest, because `fetch`
 * reports no upload progress.
 */
export function postForm(
  url: string,
  form: FormData,
  { headers = {}, onProgress }: Options,
): Promise<{ status: number; answer: unknown }> {
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

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
