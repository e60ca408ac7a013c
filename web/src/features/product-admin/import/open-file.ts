import { readBytes } from '#shared/csv/decode-csv.ts'
import type { Sheet } from './read-excel.ts'
import { readRows, readSheets, type Table } from './read-rows.ts'
import { SheetSelect } from './sheet-select.tsx'

/** How the files of a page are read. It throws `FileError` for a bad one. */
export interface FileFormat<Content> {
  isKnownHeading: (heading: string) => boolean
  read: (table: Table) => Content | Promise<Content>
}

export interface ChosenSheet<Content> {
  sheet: Sheet
  read: (sheet: Sheet) => Content | Promise<Content>
}

/** The size of 5,000 rows with the longest texts. */
const maxMegabytes = 30

/** The sheets of a file, and what reads and chooses one. Throws `FileError`. */
export async function openFile<Content>(file: File, format: FileFormat<Content>) {
  const { isKnownHeading, read } = format
  const sheets = await readSheets(await readBytes(file, maxMegabytes), isKnownHeading)
  return { sheets, SheetSelect, read: (sheet: Sheet) => read(readRows(sheet, isKnownHeading)) }
}
