import { strToU8, zipSync } from 'fflate'

/** A cell of a test workbook; a formula may have a saved result, which may be an error. */
type TestCell =
  | string
  | number
  | boolean
  | { number: number; format: string }
  | { formula: string; result?: string }

interface TestSheet {
  rows: TestCell[][]
  state?: 'hidden' | 'veryHidden'
  /** As a spreadsheet counts. */
  hiddenRows?: number[]
}

const packages = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An Excel workbook with these rows in its sheets. */
export function aWorkbook(sheets: Record<string, TestCell[][] | TestSheet>) {
  const formats: string[] = []
  return zipWorkbook(
    Object.entries(sheets).map(([name, content]) => {
      const sheet = Array.isArray(content) ? { rows: content } : content
      return { name, state: sheet.state ?? 'visible', xml: sheetXml(sheet, formats) }
    }),
    `<numFmts>${formats.map((code, n) => `<numFmt numFmtId="${n + 164}" formatCode="${escapeXml(code)}"/>`).join('')}</numFmts>` +
      `<cellXfs><xf numFmtId="0"/>${formats.map((_code, n) => `<xf numFmtId="${n + 164}"/>`).join('')}</cellXfs>`,
  )
}

interface SheetPart {
  name: string
  state?: string
  type?: 'chartsheet'
  xml: string
}

/** A workbook with these parts as its sheets, and without styles, as some programs write it. */
export function zipWorkbook(sheets: SheetPart[], styles?: string): Uint8Array<ArrayBuffer> {
  const list = sheets.map(
    ({ name, state = 'visible' }, n) =>
      `<sheet name="${name}" sheetId="${n + 1}" state="${state}" r:id="r${n + 1}"/>`,
  )
  const relations = sheets.map(({ type = 'worksheet' }, n) =>
    relation(`r${n + 1}`, type, `${type}s/sheet${n + 1}.xml`),
  )
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
    '_rels/.rels': relationships(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      relations.join('') + (styles ? relation('styles', 'styles', 'styles.xml') : ''),
    ),
    ...Object.fromEntries(
      sheets.map(({ type = 'worksheet', xml }, n) => [`xl/${type}s/sheet${n + 1}.xml`, xml]),
    ),
    ...(styles && { 'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>` }),
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])),
  )
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

const relationships = (list: string) =>
  `<Relationships xmlns="${packages}/relationships">${list}</Relationships>`

function sheetXml({ rows, hiddenRows = [] }: TestSheet, formats: string[]): string {
  const lines = rows.map((cells, row) => {
    const xml = cells.map((cell, column) =>
      cellXml(cell, `${columnName(column)}${row + 1}`, formats),
    )
    const hidden = hiddenRows.includes(row + 1) ? ' hidden="1"' : ''
    return `<row r="${row + 1}"${hidden}>${xml.join('')}</row>`
  })
  return worksheetXml(lines.join(''))
}

export const worksheetXml = (rows: string): string =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`

const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26)

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function cellXml(cell: TestCell, name: string, formats: string[]): string {
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${name}" t="b"><v>${Number(cell)}</v></c>`
  if (typeof cell === 'string') {
    return `<c r="${name}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  }
  if ('format' in cell) {
    return `<c r="${name}" s="${formats.push(cell.format)}"><v>${cell.number}</v></c>`
  }
  const { formula, result } = cell
  const type = result?.startsWith('#') ? ' t="e"' : ''
  const value = result === undefined ? '' : `<v>${escapeXml(result)}</v>`
  return `<c r="${name}"${type}><f>${escapeXml(formula)}</f>${value}</c>`
}
