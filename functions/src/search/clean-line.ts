const markup: [pattern: RegExp, text: string][] = [
  [/(?!\t)\p{Cc}|\p{Cf}/gu, ''],
  // HTML, BBCode and Markdown
  [/<\/?[a-z][^<>]*>/gi, ''],
  [/&nbsp;/gi, ' '],
  [/&quot;/gi, '"'],
  [/&amp;/gi, '&'],
  [/\[\/?(?:[biu*]|url|size|color|font|list|li|code|quote|img)(?:=[^\][]*)?\]/gi, ''],
  [/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1'],
  [/\*\*|__|`|(?<!\S)\*(?=\p{L})|(?<=[\p{L}.])\*(?!\s?\d|\S)/gu, ''],
]

/** Bullets, check boxes and numbering. A minus without a space is a sign. */
const bullets =
  /^(?:[^\S\t]|[-–—*+>]+\s|[•·▪▫◦‣●○■□◆►➤➜→✓✔✅☐☑☒]|\[[ xX✓]?\]|#{1,6}\s|(?:\d{1,3}[.)]|#\d{1,3}[.:)]?)\s)+/u

/** The line without markup, bullets and numbering, in half-width characters. */
export function cleanLine(line: string): string {
  // All of NFKC would turn "Core™" into "CoreTM".
  let text = line.replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
  for (const [pattern, replacement] of markup) text = text.replace(pattern, replacement)
  const rest = text.replace(bullets, '')
  // A tab before the text is an empty cell.
  return (hasContent(rest) ? rest : text).replace(/^[^\S\t]+|\s+$/g, '')
}

export const hasContent = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
