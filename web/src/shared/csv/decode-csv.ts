/** What is wrong with a whole file, in words for the user. */
export class FileError extends Error {}

export async function readBytes(file: File, maxMegabytes: number): Promise<Uint8Array> {
  if (file.size > maxMegabytes * 1024 * 1024) {
    throw new FileError(`The file is larger than ${maxMegabytes} MB. Split it into smaller files.`)
  }
  return new Uint8Array(await file.arrayBuffer())
}

interface Decoded {
  text: string
  note?: string
}

/** The text of a CSV file: in UTF-8, in UTF-16, or else in Windows-1252. */
export function decodeCsv(bytes: Uint8Array): Decoded {
  refuseOtherFiles(bytes)
  const { text, note } = decode(bytes)
  if (text.trim() === '') throw new FileError('The file is empty.')
  if (text.includes('\0')) throw new FileError('This is not a CSV file.')
  return { text, ...(note && { note }) }
}

const firstBytes = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 12))

/** A zip archive, like an Excel workbook. */
export const isZip = (bytes: Uint8Array) => firstBytes(bytes).startsWith('PK\u0003\u0004')

/** Files that people choose by mistake, by their first bytes. */
function refuseOtherFiles(bytes: Uint8Array): void {
  if (isZip(bytes)) throw new FileError('This is a workbook. Save it as CSV, and choose that file.')
  const first = firstBytes(bytes)
  if (first.startsWith('\xd0\xcf\x11\xe0')) {
    const isEncrypted = new TextDecoder('latin1').decode(bytes).includes('E\0n\0c\0r\0y\0p\0t\0')
    throw new FileError(
      isEncrypted
        ? 'The file has a password. Save it without one, and choose it again.'
        : 'This is a workbook of an old Excel. Save it as .xlsx or CSV, and choose that file.',
    )
  }
  if (/^(?:%PDF|\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s.test(first)) {
    throw new FileError('This is a picture or a PDF. Choose a table, such as a CSV file.')
  }
}

function decode(bytes: Uint8Array): Decoded {
  // A byte order mark, or a Latin letter first.
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || second === 0) {
    return { text: new TextDecoder('utf-16le').decode(bytes) }
  }
  if ((first === 0xfe && second === 0xff) || first === 0) {
    return { text: new TextDecoder('utf-16be').decode(bytes) }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    if (isCutInLetter(bytes)) throw new FileError(`${cut} It ends in the middle of a letter.`)
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      note: 'The file is not in UTF-8, so it was read as Latin-1 (Windows-1252). Check its accents.',
    }
  }
}

export const cut = 'The file is damaged or cut off.'
export const maxRows = 5000
export const tooManyRows = 'The file has more than 5,000 rows. Split it.'

/** Whether the file is in UTF-8 up to an incomplete last letter. */
function isCutInLetter(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    // Otherwise it may as well be a Latin-1 file that ends in an accented letter.
    return /[^\0-\x7f]/.test(text)
  } catch {
    return false
  }
}
