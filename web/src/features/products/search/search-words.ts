/** Spellings of a unit after a number, by the one that the index uses. */
const units: Record<string, string> = {
  w: 'w|watts?',
  gb: 'gb|gigs?|gigabytes?',
  tb: 'tb|tera|terabytes?',
  mb: 'mb|megabytes?',
  mm: 'mm|millimet(?:er|re)s?',
  cm: 'cm|centimet(?:er|re)s?',
  hz: 'hz|hertz',
  mhz: 'mhz|mt/s|mts',
  ghz: 'ghz',
  rpm: 'rpm',
  inch: "inch(?:es)?|[\"″”]|''",
  pin: 'pins?',
  core: 'cores?',
  thread: 'threads?',
  port: 'ports?',
}

const unitRules = Object.entries(units).map(
  ([unit, spellings]) =>
    [new RegExp(`(\\d)[\\s-]?(?:${spellings})(?![a-z])`, 'g'), `$1${unit} `] as const,
)
const measure = new RegExp(`^\\d+(?:\\.\\d+)?(?:${Object.keys(units).join('|')})$`)

/** Spellings that differ by a space, a hyphen or an abbreviation, by the one that the index uses. */
const rewrites: [RegExp, string][] = [
  [/\b1080p\b/g, '1080'],
  [/\b1440p\b/g, '1440'],
  [/\b(?:qhd|wqhd)\b/g, '1440'],
  [/\bfull hd\b/g, '1080'],
  [/\b(?:uhd|ultra hd)\b/g, '4k'],
  [/\b(?:m|micro|u)-?atx\b/g, 'micro-atx'],
  [/\b(?:m|mini)-?itx\b/g, 'mini-itx'],
  [/\bwi[ -]?fi\b|\bwlan\b/g, 'wifi'],
  [/\bso[ -]dimms?\b/g, 'sodimm'],
  [/\bm[. ]2\b/g, 'm2'],
  [/\bgen[ -]?(\d)/g, 'pcie $1'],
  [/\bpci[ -]?e(?:xpress)?\b|\bpci express\b/g, 'pcie'],
  [/\b(?:usb[ -]?c|type[ -]c)\b/g, 'usbc'],
  [/\b(?:tenkeyless|ten key less)\b/g, 'tkl'],
]

/**
 * The words of a text in the one spelling that index and queries share: lower case, no accents,
 * a number with its unit as one word. A hyphen stays inside a word.
 */
export function searchWords(text: string): string[] {
  let plain = text
    .toLowerCase()
    .replace(/[™®©]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\.0(?!\d)/g, '$1')
    .replace(/(\d)(?:\s*×\s*|\s+x\s+|x)(?=\d{2,}|\d+\s?[gt]b)/g, '$1 ')
  for (const [spelling, word] of rewrites) plain = plain.replace(spelling, word)
  for (const [spelling, word] of unitRules) plain = plain.replace(spelling, word)
  return plain
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter(Boolean)
}

/** The runs of letters and of digits in a word: "rtx5080" is rtx and 5080. */
export const piecesOf = (word: string): string[] => word.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []

export const isNumber = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word)
export const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word)
/** A number with its unit, such as 850w: never found by another number or unit. */
export const isMeasure = (word: string): boolean => measure.test(word)
