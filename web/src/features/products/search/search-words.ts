/** The spellings of units after a number, by the spelling in the index. */
const units: Record<string, string> = {
  w: 'w|watts?',
  // Gigabyte is a brand, too: "5070 gigabyte".
  gb: 'gb|gigs?|(?<!\\d{4} )gigabytes?',
  tb: 'tb|tera|terabytes?',
  mb: 'mb|megabytes?',
  mm: 'mm|millimet(?:er|re)s?',
  cm: 'cm|centimet(?:er|re)s?',
  ms: 'ms|milliseconds?',
  hz: 'hz|hertz',
  mhz: 'mhz|mt/s|mts',
  ghz: 'ghz',
  rpm: 'rpm',
  inch: "inch(?:es)?|[\"″”]|''",
  gbps: 'gbps|gb/s|gbit(?:/s)?|gigabits?|gbe',
  pin: 'pins?',
  core: 'cores?',
  thread: 'threads?',
  port: 'ports?',
}

const unitNames = Object.keys(units)
const anyUnit = new RegExp(
  // The 6 of "wifi 6 gigabit" belongs to its word.
  `(?<=\\d)(?<!wifi \\d)[\\s-]?(?:${Object.values(units)
    .map((spellings) => `(${spellings})`)
    .join('|')})(?![a-z])`,
  'g',
)
const unitOf = (_match: string, ...spellings: (string | undefined)[]) =>
  `${unitNames[spellings.findIndex(Boolean)]} `
const measure = new RegExp(`^\\d+(?:\\.\\d+)?(?:${Object.keys(units).join('|')})$`)

/** Spellings with a space, a hyphen or an abbreviation, by the spelling in the index. */
const rewrites: Record<string, string> = {
  '1080': String.raw`\b1080p\b|\bfull hd\b`,
  '2560 1440': String.raw`\b1440p\b|\bw?qhd\b`,
  '4k': String.raw`\buhd\b|\bultra hd\b`,
  microatx: String.raw`\b(?:micro|[mu])[- ]?atx\b`,
  eatx: String.raw`\be-?atx\b`,
  'mini-itx': String.raw`\bm(?:ini)?-?itx\b`,
  'wifi ': String.raw`\bwi[ -]?fi ?(?=\d)`,
  wifi: String.raw`\bwi[ -]?fi\b|\bwlan\b`,
  aio: String.raw`\ball[ -]in[ -]one\b`,
  sodimm: String.raw`\bso[ -]dimms?\b`,
  m2: String.raw`\bm[. ]2\b`,
  'pcie ': String.raw`\bgen[ -]?(?=\d)`,
  pcie: String.raw`\bpci(?: ?express|-e)\b`,
  usbc: String.raw`\b(?:usb|type)[ -]?c\b`,
  gb: String.raw`(?<=(?<![\d.])(?:8|12|16|24|32|48|64|96|128))g\b`,
  '16pin': String.raw`\b12vhpwr\b|\b12v-?2x6\b`,
  '2.5gbps': String.raw`\b2\.5 ?g\b`,
  ultrawide: String.raw`\bultra[ -]wide\b`,
  'integrated graphics': String.raw`\bigpu\b`,
  sff: String.raw`\bsmall form[ -]factor\b`,
  superultrawide: String.raw`\b32:9\b`,
  widescreen: String.raw`\b16:9\b`,
  'ryzen ': String.raw`\br(?=[3579] ?\d{4})`,
  tkl: String.raw`\btenkeyless\b`,
}

const rewriteNames = Object.keys(rewrites)
const anyRewrite = new RegExp(
  Object.values(rewrites)
    .map((spellings) => `(${spellings})`)
    .join('|'),
  'g',
)
const rewriteOf = (_match: string, ...spellings: (string | undefined)[]) =>
  rewriteNames[spellings.findIndex(Boolean)] ?? ''

/** A kit of memory modules, such as 2x16GB, which is one word (2of16) so that "2" and "16" find nothing else. */
const kit =
  /(?<![\d.]|pcie |gen )([1248])\s?[x×]\s?(4|8|16|24|32|48|64|96|128)(?:\s?gb?)?(?![\w.-]|\s?pin)/g

/** Words that are ignored in a search. */
const noise = new Set(
  'a an the and or of on to my me i is it its as are be percent need want buy find good best top fastest powerful cheap cheaper cheapest affordable budget inexpensive new some any what which please recommended sale stock rated for with in from by at that this you your socket series fits fit compatible works supports'.split(
    ' ',
  ),
)
export const isNoise = (word: string): boolean => noise.has(word)

/**
 * The words of a text in the one spelling that index and queries share: lower case, no accents,
 * a number with its unit as one word. A hyphen stays inside a word.
 */
export function searchWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[™®©²³]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(kit, '$1of$2 $2gb ')
    .replace(/(?<!\d)(\d) (?:memory|ram|dimm) slots?\b/g, '$1ramslots')
    .replace(/(?<=\d)\.0(?!\d)/g, '')
    .replace(/(?<=\d)000\s?(?:gb|gigabytes?)(?![a-z])/g, 'tb')
    .replace(/(?<=\d)(?:\s*×\s*|\s+x\s+|x)(?=\d{2,}|\d+\s?[gt]b)/g, ' ')
    .replace(anyRewrite, rewriteOf)
    .replace(anyUnit, unitOf)
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter(Boolean)
}

/** The runs of letters and of digits in a word: "rtx5080" is rtx and 5080. */
export const piecesOf = (word: string): string[] => word.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []

export const isNumber = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word)
export const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word)
/** A number with its unit, such as 850w, which matches only exactly. */
export const isMeasure = (word: string): boolean => measure.test(word)
