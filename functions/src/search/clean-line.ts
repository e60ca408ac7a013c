type Rule = [pattern: RegExp, text: string | ((found: string, part?: string) => string)]

const rules: Rule[] = [
  [/(?!\t)\p{Cc}|\p{Cf}/gu, ''],
  // Only full-width forms: all of NFKC would turn "Core™" into "CoreTM".
  [/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC')],
  // HTML, BBCode and Markdown
  [/<\/?[a-z][^<>]*>/gi, ''],
  [/&(amp|lt|gt|quot|nbsp|times);/gi, (_, name = '') => entities[name.toLowerCase()] ?? ''],
  [/\[\/?(?:[biu*]|url|size|color|font|list|li|code|quote|img)(?:=[^\][]*)?\]/gi, ''],
  [/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1'],
  [/\*\*|__|`|(?<!\S)\*(?=\p{L})|(?<=[\p{L}.])\*(?!\s?\d|\S)/gu, ''],
]
const entities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', times: '×' },
}

/** Bullets, check boxes and numbering. A minus without a space is a sign. */
const bullets =
  /^(?:\s|[-–—*+>]+\s|[•·▪▫◦‣●○■□◆►➤➜→✓✔✅☐☑☒]|\[[ xX✓]?\]|#{1,6}\s|(?:\d{1,3}[.)]|#\d{1,3}[.:)]?)\s)+/u

/** The line without markup, bullets and numbering, in half-width characters. */
export function cleanLine(line: string): string {
  let text = line
  // Both kinds of replacement are one call of `replace`, for which TypeScript has two types.
  for (const [pattern, replacement] of rules) text = text.replace(pattern, replacement as string)
  const rest = text.replace(bullets, '')
  return (hasContent(rest) ? rest : text).trim()
}

export const hasContent = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
