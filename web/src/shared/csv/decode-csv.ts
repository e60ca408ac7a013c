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
  const { text, note } = decode(bytes)
  if (text.trim() === '') throw new FileError('The file is empty.')
  if (text.includes('\0') || text.startsWith('%PDF')) {
    throw new FileError(
      'This file cannot be read. Save it as CSV without a password, and choose that.',
    )
  }
  return { text, ...(note && { note }) }
}

/** Whether it begins like a zip archive, such as an Excel workbook. */
export const isZip = (bytes: Uint8Array) =>
  String.fromCharCode(...bytes.subarray(0, 4)) === 'PK\u0003\u0004'

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
