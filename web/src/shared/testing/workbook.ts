import { strToU8, zipSync } from 'fflate'

/** A cell of a test workbook; a formula may have a saved result, which may be an error. */
type TestCell = string | number | { formula: string; result?: string }

const package_ = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An Excel workbook with these rows in its sheets. */
export function aWorkbook(sheets: Record<string, TestCell[][]>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets)
  const list = names.map((name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="r${n + 1}"/>`)
  const relations = names.map(
    (_name, n) =>
      `<Relationship Id="r${n + 1}" Type="${office}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
  )
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${package_}/relationships">${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, n) => [`xl/worksheets/sheet${n + 1}.xml`, sheetXml(rows)]),
    ),
  }
  const bytes = Object.entries(files).map(([name, xml]) => [
    name,
    strToU8(`<?xml version="1.0"?>${xml}`),
  ])
  return zipSync(Object.fromEntries(bytes))
}

function sheetXml(rows: TestCell[][]): string {
  const lines = rows.map((cells, row) => {
    const xml = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`))
    return `<row r="${row + 1}">${xml.join('')}</row>`
  })
  return `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26)

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function cellXml(cell: TestCell, name: string): string {
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`
  if (typeof cell === 'string') {
    return `<c r="${name}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  }
  const { formula, result } = cell
  const type = result?.startsWith('#') ? ' t="e"' : ''
  const value = result === undefined ? '' : `<v>${escapeXml(result)}</v>`
  return `<c r="${name}"${type}><f>${escapeXml(formula)}</f>${value}</c>`
}
