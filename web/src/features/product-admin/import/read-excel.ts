import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readExcelFile from 'read-excel-file/universal'
import { cut, FileError } from '#shared/csv/decode-csv.ts'

/** The text of a cell, or the number of a numeric cell of a workbook. */
export type Cell = string | number

export interface Sheet {
  lines: Cell[][]
  note?: string | undefined
}

/** The first sheet of a workbook (.xlsx) that has values. Throws `FileError`. */
export async function readExcel(bytes: Uint8Array): Promise<Sheet> {
  const files = unzip(bytes)
  if (!files['xl/workbook.xml']) {
    throw new FileError('This is not an Excel workbook (.xlsx). Save it as .xlsx or CSV.')
  }
  for (const [name, xml] of Object.entries(files)) {
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(name)) {
      files[name] = strToU8(readableSheet(strFromU8(xml)))
    }
  }
  // Compressed files would be unzipped in web workers, which the Content Security Policy refuses.
  const { buffer } = zipSync(files, { level: 0 })
  const sheets = await readExcelFile(buffer).catch(() => {
    throw new FileError(cut)
  })
  const [first, ...others] = sheets.filter(({ data }) => data.length > 0)
  if (!first) throw new FileError('The file is empty.')
  return {
    lines: first.data.map((row) => row.map(readCell)),
    ...(others.length > 0 && {
      note: `The sheet “${first.sheet}” is read, and not: ${others.map(({ sheet }) => sheet).join(', ')}.`,
    }),
  }
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) })
  } catch {
    throw new FileError(cut)
  }
}

/**
 * The reader leaves out formulas that have no result or an error, which look empty then. Here a
 * formula without a result becomes the text `=`, and an error its name, like `#N/A`.
 */
const readableSheet = (xml: string) =>
  xml
    .replaceAll(/(<c\s[^>]*\bt=")e(?=")/g, '$1str')
    .replaceAll(
      /<c\s[^>]*?\b(r="\w+")[^>]*>\s*<f(?:\s[^>]*)?(?:\/>|>[^<]*<\/f>)\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/g,
      '<c $1 t="str"><v>=</v></c>',
    )

/** Dates as ISO text; a time without a date is of no field of a product. */
function readCell(value: unknown): Cell {
  if (typeof value === 'number') return value
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
}
