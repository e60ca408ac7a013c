import type { SpecificationKind } from '../../../parts/specifications/specification-kinds.ts'

// The words of shoppers: the only place to add one, in the spelling of `tokenize`.

/** The names of types of products. Another type is found by its own name. */
export const categories = {
  'graphics-card': 'graphics card|graphic card|video card|gpu|graphics|vram',
  processor: 'processor|cpu',
  motherboard: 'motherboard|mainboard|mobo|main board|mother board|board',
  memory: 'ram|memory',
  ssd: 'ssd|solid state|solid state drive|solid state disk',
  'hard-disk': 'hdd|hard drive|hard disk|hard disk drive',
  'power-supply': 'power supply|psu|power supply unit|power unit',
  case: 'case|chassis|tower|enclosure',
  cooler: 'cooler|cpu cooler|processor cooler|cooling|cpu cooling|heatsink|heat sink',
  monitor: 'monitor|screen|display|panel',
  keyboard: 'keyboard',
  mouse: 'mouse|mice',
  headset: 'headset|headphone|earphone',
  webcam: 'webcam|web cam|camera',
  router: 'router|wifi router',
  'case-fan': 'case fan|pc fan|chassis fan',
  'thermal-paste': 'thermal paste|thermal compound|thermal pad|heat paste|cpu paste',
  'network-card': 'network card|network adapter|lan card|ethernet card|wifi card|wifi adapter|nic',
  'sound-card': 'sound card|audio card',
  speakers: 'speaker|loudspeaker|soundbar',
  microphone: 'microphone',
  laptop: 'laptop|notebook',
  desktop: 'desktop|desktop computer|desktop pc|complete pc|prebuilt',
  'operating-system': 'operating system|os',
  accessory: 'accessory|accessories',
} as const satisfies Record<Exclude<SpecificationKind, 'storage'> | 'ssd' | 'hard-disk', string>

/** Phrases in which the name of a type has another meaning. */
export const otherMeaning = /\bpower (?:cable|cord)\b/

const wordSet = (text: string) => new Set(text.split(' '))

/** What stands after one of these is not the wanted type. */
export const prepositions = wordSet('for with without in from that fit fits compatible')
/** They ask for low prices without an amount. */
export const cheap = wordSet('cheap cheaper cheapest affordable budget inexpensive')
/** Words without meaning once the type is known: "ssd drive", "ram kit". */
export const generic = wordSet(
  'drive disk card stick kit pc computer desktop unit module build rig setup chip',
)
/** Things that many descriptions mention: who searches them wants no product with one. */
export const accessories = wordSet('cable adapter fan paste speaker')
/** Purposes and praise, which few descriptions name: "gaming mouse", "office monitor". */
export const purposes = wordSet(
  'gaming gamer game office work workstation home streaming professional video programming editing fast fully large big',
)
/** Series, which are corrected when they have a typo, like the brands of the products. */
export const series = wordSet('ryzen threadripper ultra geforce radeon')
export const noise = wordSet(
  'a an the and or of on to my me i is it its as are be need want buy find good best top fastest powerful cheap cheaper cheapest affordable budget inexpensive new some any what which please recommended sale stock rated for with in from by at that this you your socket series fit fits compatible works supports der die das den dem des ein eine einen einem einer eines aus auf im bei ab bis unter zwischen um ca circa etwa maximal mindestens ich wir mir uns mein meine meinen was wie welche welcher welches suche suchen brauche will kaufen bestellen gerne gern haben habt gibt bitte danke ist sind soll kann wird alle mehr sehr auch noch als empfehlung empfohlen angebot preis leistung geschwindigkeit lieferbar lager aktuelle aktueller aktuelles stark starke starker starkes starken dazu',
)

export const synonyms = [
  'silent quiet',
  'airflow flow',
  'light lightweight',
  'laptop notebook',
  'liquid water',
  'wooden wood',
  'gray grey',
  'color colour',
  'aluminum aluminium',
  'canceling cancelling',
  'mic microphone',
  'lan ethernet',
  'small compact',
  'cover flap',
].map((group) => group.split(' '))

/** Properties, and makers of chips as shoppers name them, that products state in other words: [type, sign in the product's text, words]. */
export const implied: [category: string, sign: RegExp, words: string][] = [
  ['', /\b(?:geforce|rtx|gtx)/, 'nvidia'],
  ['', /\b(?:radeon|ryzen|threadripper)/, 'amd'],
  ['', /\bcore (?:ultra|i\d)/, 'intel'],
  ['', /\bwd\b/, 'western digital'],
  ['', /\bso-?dimm\b/, 'laptop sodimm'],
  ['', /connection: .*(?:bluetooth|2\.4 ghz)/, 'wireless'],
  ['', /connection: (?!.*(?:bluetooth|2\.4 ghz)).*usb/, 'wired'],
  ['', /3840 . 2160/, '4k'],
  ['', /lighting: /, 'backlit'],
  ['motherboard', /socket: lga/, 'intel'],
  ['motherboard', /socket: (?:am|str)/, 'amd'],
  ['ssd', /\bpcie\b/, 'nvme m2'],
  ['hard-disk', /network storage/, 'nas'],
  ['case', /small form factor/, 'sff compact itx'],
  ['case', /perforated|\bmesh|\bvent/, 'airflow mesh'],
  ['router', /./, 'ethernet wireless'],
  ['headset', /^(?!.*wireless).*\bcable\b/s, 'wired'],
  ['power-supply', /form: sfx/, 'sff'],
  ['power-supply', /cables: (?:all|some)|detach/, 'modular'],
  ['keyboard', /switch/, 'mechanical'],
  ['keyboard', /layout: (?!full)|\bmini\b/, 'compact'],
  ['cooler', /./, 'fan'],
  ['cooler', /liquid/, 'aio water watercooler'],
  ['cooler', /^(?!.*liquid)/s, 'air'],
  ['cooler', /height: (?:[1-6]?\d|70)(?:\.\d+)? mm/, 'low profile'],
  ['cooler', /height: 1\d\d/, 'tower'],
  ['monitor', /\bcurve/, 'curved'],
  [
    'monitor',
    /(?:2560 . 1080|3440 . 1440|3840 . 1600|5120 . (?:1440|2160)|7680 . 2160)/,
    'ultrawide',
  ],
]

/** The words of a list, as parts of patterns: pieces of any number and of one, and what stands behind and before a price. */
export const listWords = withUmlauts({
  count: 'anzahl|menge|stückzahl|stücke?|stk',
  piece: 'stk|stück|st',
  each: 'je',
  price: 'zu|à|je|ab',
})

/** The words of a bound of the price, as parts of patterns. */
export const priceWords = withUmlauts({
  most: 'under|below|less than|cheaper than|up to|at most|no more than|within|max(?:imum)?|budget of|unter|bis(?: zu)?|maximal|höchstens|(?:weniger|billiger|günstiger|nicht mehr|nicht teurer) als|nicht über|budget von',
  least: String.raw`over|above|more than|at least|from(?= ?\p{Sc})|min(?:imum)?|über|ab|mindestens|(?:mehr|teurer) als`,
  about: 'around|about|ca|circa|etwa|ungefähr|rund|um(?: die)?',
  range: 'between|from|zwischen|von',
  to: 'to|bis',
  and: 'and|und',
  more: 'up|more|above|mehr|aufwärts',
  or: 'and|or|und|oder',
})

/** As people type them: "für", "fuer" and "fur". */
function withUmlauts<Words extends Record<string, string>>(words: Words): Words {
  const spelled = (text: string) =>
    text.replace(/[äöü]/g, (letter) => `(?:${letter}|${letter.normalize('NFD')[0]}e?)`)
  const all = Object.entries(words).map(([key, text]) => [key, spelled(text)])
  // The same keys.
  return Object.fromEntries(all) as Words
}

export const units: Record<string, string> = {
  w: 'w|watts?',
  gbps: 'gbps|gb/s|gbit(?:/s)?|gigabits?|gbe',
  // It is not only a unit: "5070 gigabyte".
  gb: 'gb|gigs?|(?<!\\d{4} )gigabytes?',
  tb: 'tb|tera|terabytes?',
  mb: 'mb|megabytes?',
  mm: 'mm|millimet(?:er|re)s?',
  hz: 'hz|hertz',
  mhz: 'mhz|mt/s|mts',
  inch: 'inch(?:es)?|zoll|"',
  pin: 'pins?',
  core: 'cores?|kern(?:e[nr]?)?',
  thread: 'threads?',
  port: 'ports?',
}

/** Specifications of which more is better, by their unit: a number that no product has means at least that. */
export const minimums: Record<string, string[]> = {
  hz: ['refreshHz', 'pollingHz'],
  w: ['watts', 'ratedWatts'],
  'mb s': ['readMbPerSecond', 'writeMbPerSecond'],
}

/** Other spellings, in this order. */
export const rewrites: [spelling: RegExp, word: string][] = [
  [/(?<!pcie |gen |[\d.])([1248]) ?[x×] ?(\d{1,3}) ?g?b?(?![\w.-]| ?pin)/g, '$1of$2 $2gb '],
  [/(?<!\d)(\d) (?:memory|ram|dimm) slots?\b/g, '$1ramslots'],
  [/(?<=\d)\.0(?!\d)/g, ''],
  [/(?<=\d)000 ?(?:gb|gigabytes?)(?![a-z])/g, 'tb'],
  [/(?<=\d)(?: *× *| +x +|x)(?=\d{2,}|\d+ ?[gt]b)/g, ' '],
  [/\b1080p\b|\bfull hd\b/g, '1080'],
  [/\b1440p\b|\bw?qhd\b/g, '2560 1440'],
  [/\buhd\b|\bultra hd\b|\b2160p\b/g, '4k'],
  [/\bwas for\b/g, 'what'],
  [/\bu ?\/ ?min\b/g, 'rpm'],
  [/\b(?:mi[ck]ro|[mu])[- ]?atx\b/g, 'microatx'],
  [/\be-?atx\b/g, 'eatx'],
  [/\bm(?:ini)?-?itx\b/g, 'mini-itx'],
  [/\bwi[ -]?fi ?(?=\d)/g, 'wifi '],
  [/\bwi[ -]?fi\b|\bwlan\b/g, 'wifi'],
  [/\ball[ -]in[ -]one\b/g, 'aio'],
  [/\bso[ -]dimms?\b/g, 'sodimm'],
  [/\bm[. ]2\b/g, 'm2'],
  [/\bgen[ -]?(?=\d)/g, 'pcie '],
  [/\bpci(?: ?express|-e)\b/g, 'pcie'],
  [/\b(?:usb|type)[ -]?c\b/g, 'usbc'],
  [/(?<=(?<![\d.])(?:8|12|16|24|32|48|64|96|128))g\b/g, 'gb'],
  [/\b12vhpwr\b|\b12v-?2x6\b/g, '16pin'],
  [/\b2\.5 ?g\b/g, '2.5gbps'],
  [/\bultra[ -]wide\b/g, 'ultrawide'],
  [/\bigpu\b/g, 'integrated graphics'],
  [/\bsmall form[ -]factor\b/g, 'sff'],
  [/\br(?=[3579] ?\d{4})/g, 'ryzen '],
  [/\btenkeyless\b|\bwithout (?:number block|numpad)\b/g, 'tkl'],
  [/\bmemory cards?\b/g, 'memorycard'],
  [/\bssd hard d(?:rive|isk)s?\b/g, 'ssd'],
  [/(?<=\bgraphics card.{0,40}\d ?gb) memory\b/g, ''],
]
