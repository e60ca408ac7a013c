import { FileError } from '#shared/csv/decode-csv.ts'
import type { Answer } from './excel-worker.ts'
import type { Sheets } from './read-excel.ts'

const timeoutMs = 60_000

/** Reads a workbook beside the page, which stays responsive. Throws `FileError`. */
export async function readInWorker(bytes: Uint8Array): Promise<Sheets> {
  const worker = new Worker(new URL('./excel-worker.ts', import.meta.url), { type: 'module' })
  const answer = await new Promise<Answer>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = () =>
      resolve({ problem: 'The file was not read. Reload the page and try again.' })
    setTimeout(resolve, timeoutMs, {
      problem: 'Reading the file takes too long. Save the sheet that you need as CSV.',
    })
    worker.postMessage(bytes)
  })
  worker.terminate()
  if ('problem' in answer) throw new FileError(answer.problem)
  return answer.sheets
}
