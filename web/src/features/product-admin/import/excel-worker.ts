import type { FileError } from '#shared/csv/decode-csv.ts'
import { readExcel, type Sheets } from './read-excel.ts'

export type Answer = { sheets: Sheets } | { problem: string }

self.onmessage = async ({ data }: MessageEvent<Uint8Array>) => {
  const answer: Answer = await readExcel(data).then(
    (sheets) => ({ sheets }),
    (error: FileError) => ({ problem: error.message }),
  )
  self.postMessage(answer)
}
