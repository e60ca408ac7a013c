/** Excel splits a file at these in some countries, whatever the quotes say. */
const separator = String.raw`[;\t\r\n]`
const cellStart = `(?:^|(?<=${separator}))`
/** Spaces, control characters and quotes, which a spreadsheet may ignore. */
const ignored = String.raw`(?:(?!${separator})[\s\p{C}'"])*`
/** With the wide signs of Asian keyboards. */
const formula = `${ignored}[=+\\-@＝＋－＠]`
const firstSpace = String.raw`'*[\t\r\n]`

const unescaped = new RegExp(`${cellStart}(?=${formula})|^(?=${firstSpace})`, 'gu')
const escaped = new RegExp(`${cellStart}'(?=${formula})|^'(?=${firstSpace})`, 'gu')

/** The text with an apostrophe before each part that a spreadsheet could run as a formula. */
export const escapeFormulas = (text: string) => text.replaceAll(unescaped, "'")

export const unescapeFormulas = (cell: string) => cell.replaceAll(escaped, '')
