import { LRUCache } from 'lru-cache'
import { categories, generic, implied, purposes, synonyms } from './vocabulary.ts'

// German words by their English ones. Endings, other spellings of umlauts and compounds need no entry.

const nouns = `
graphics card: grafikkarte videokarte graka | graphics: grafik | integrated graphics: grafikeinheit
processor: prozessor hauptprozessor | motherboard: hauptplatine mutterplatine platine
memory: arbeitsspeicher hauptspeicher speicher | hard drive: festplatte platte | drive: laufwerk
storage: datenspeicher massenspeicher | nas: netzwerkspeicher | power supply: netzteil netzgerät stromversorgung
case: gehäuse | cooler: kühler | cooling: kühlung | heatsink: kühlkörper | fan: lüfter ventilator
thermal paste: wärmeleitpaste kühlpaste leitpaste | thermal pad: wärmeleitpad
screen: bildschirm | monitor: monitor | keyboard: tastatur | mouse: maus mäuse funkmaus
headphone: kopfhörer ohrhörer | speaker: lautsprecher boxen | microphone: mikrofon mikrophon
webcam: webkamera | camera: kamera | network: netzwerk | card: karte | sound: klang
router: router | computer: rechner | complete: komplett | prebuilt: fertig-pc | notebook: mobilrechner
operating system: betriebssystem | accessory: zubehör | stick: riegel | kit: bausatz | memory module: speichermodul
core: kern | slot: steckplatz steckplätze | port: anschluss anschlüsse buchse | cable: kabel | adapter: adapter
socket: sockel | chipset: chipsatz | refresh rate: bildwiederholrate bildwiederholfrequenz | inch: zoll
window: fenster sichtfenster | side panel: seitenteil seitenwand | dust filter: staubfilter | filter: filter
airflow: luftstrom luftdurchsatz belüftung | air: luft | water: wasser | liquid: flüssigkeit | switch: schalter
glass: glas hartglas | wood: holz | metal: metall | aluminium: alu | plastic: kunststoff plastik
number block: nummernblock ziffernblock | wrist rest: handballenauflage | backlit: beleuchtung beleuchtet
cover: abdeckung | key: taste | front: front | display: anzeige | fiber: glasfaser | side: seite
mouse pad: mauspad mausmatte mausunterlage | noise cancelling: rauschunterdrückung geräuschunterdrückung
gaming: spiel spielen spieler zocken zocker | office: büro | work: arbeit arbeiten | home: zuhause heim
video: video | video editing: videoschnitt videobearbeitung | photo editing: bildbearbeitung fotobearbeitung
editing: bearbeitung schnitt | programming: programmieren programmierung | streaming: streamen
professional: profi professionell | beginner: einsteiger anfänger | school: schule schüler | student: studium
printer: drucker | ink: tinte druckerpatrone | paper: papier | phone: handy telefon mobiltelefon | server: server
television: fernseher | projector: beamer projektor | console: konsole | chair: stuhl sessel | desk: tisch
writing desk: schreibtisch | bag: tasche rucksack | charger: ladegerät | rechargeable battery: akku
battery: batterie | power outlet: steckdose steckerleiste | watch: uhr | reader: lesegerät leser | bracket: halterung
stand: ständer | holder: halter | screen film: schutzfolie folie | sleeve: hülle | lamp: lampe leuchte | book: buch
tool: werkzeug | screwdriver: schraubendreher | screw: schraube | refrigerator: kühlschrank | shelf: regal schrank
vacuum cleaner: staubsauger | machine: maschine | coffee: kaffee | bicycle: fahrrad | motor: motor | light: licht
`
const adjectives = `
quiet: leise geräuscharm flüsterleise | silent: lautlos geräuschlos | passive: passiv lüfterlos
wireless: kabellos drahtlos schnurlos funk | wired: kabelgebunden verkabelt | curved: gebogen gewölbt gekrümmt
low profile: flach niedrig | slim: schmal schlank dünn | compact: kompakt | small: klein | light: leicht
large: groß größt riesig | fast: schnell schnellst flott | powerful: leistungsstark leistungsfähig kräftig
cheap: günstig preisgünstig kostengünstig billig preiswert erschwinglich | good: gut | best: best | new: neu neuest
platinum: platin | secondhand: gebraucht | refurbished: generalüberholt aufbereitet | external: extern | internal: intern
mechanical: mechanisch | optical: optisch | magnetic: magnetisch | ergonomic: ergonomisch | fully: voll | semi: teil
modular: modular | detachable: abnehmbar | adjustable: verstellbar höhenverstellbar | integrated: integriert eingebaut
white: weiß | black: schwarz | red: rot | blue: blau | green: grün | gray: grau | silver: silber | yellow: gelb
pink: rosa | purple: lila violett | brown: braun | golden: golden | colorful: bunt | bright: hell | dark: dunkel
efficient: sparsam stromsparend effizient energiesparend | durable: langlebig robust | waterproof: wasserdicht
german: deutsch | french: französisch | round: rund | right-handed: rechtshänder | left-handed: linkshänder
`
/** In these forms only, and no parts of compounds. Others are in `noise`. */
const particles = `
with: mit samt inklusive inkl | without: ohne kein keine keinen | for: für fürs zum zur zu | from: von vom
compatible: passend passende passender passendes passt passen kompatibel geeignet | and: und sowie | or: oder
the: über höchstens möchte hätte möglichst möglich auflösung kapazität verfügbar gängig dafür ungefähr benötige
`

/** Without marks, and with "ae" and "ß" as "ä" and "ss". */
const keyOf = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')

const readTable = (table: string) =>
  table
    .split(/\n| \| /)
    .filter(Boolean)
    .flatMap((entry) => {
      const [english = '', german = ''] = entry.split(': ')
      return german.split(' ').map((word): [string, string] => [keyOf(word), english])
    })

/** The German words that typos are corrected to, with the English ones. */
export const germanWords: ReadonlyMap<string, string> = new Map(readTable(nouns + adjectives))
const uninflected = new Map(readTable(particles))

/** English words that compounds contain: "Gamingmaus". */
const englishParts = new Set(
  [
    ...Object.values(categories).flatMap((names) => names.split(/[| ]/)),
    ...synonyms.flat(),
    ...implied.flatMap(([, , words]) => words.split(' ')),
    ...[...purposes, ...generic, 'usb', 'hdmi', 'rgb', 'led', 'lan', 'mini', 'mid', 'big'],
  ].filter(({ length }) => length > 2),
)

const endings = 's n e r m st en er es em ste sten ster stes ere eren erer'.split(' ')

/** The English of a word with one of the endings. */
function inflected(key: string): string | undefined {
  const stems = endings.filter((end) => key.endsWith(end)).map((end) => key.slice(0, -end.length))
  const stem = [key, ...stems].find((stem) => stem.length > 2 && germanWords.has(stem))
  return stem && germanWords.get(stem)
}

/** The English of a compound, all of whose parts are known, and one of them in German. */
function compound(key: string): string | undefined {
  for (let end = key.length - 3; end > 2; end--) {
    const [first, last] = [key.slice(0, end), key.slice(end)]
    const [left, right] = [first, last].map(inflected)
    const isKnown = (part: string) => (englishParts.has(part) ? part : undefined)
    const before = left ?? isKnown(first)
    const behind = before && (right ?? compound(last) ?? (left && isKnown(last)))
    if (behind) return `${before} ${behind}`
  }
  return undefined
}

const translations = new LRUCache<string, { english?: string | undefined }>({
  max: 20_000,
  memoMethod(word) {
    const key = keyOf(word)
    return { english: uninflected.get(key) ?? inflected(key) ?? compound(key) }
  },
})

/** A text in small letters with its German words in English; what joins them with others is a space. */
export const inEnglish = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu, (word) => {
      const { english } = translations.memo(word)
      return english === undefined ? word : `\n${english}\n`
    })
    .replace(/(?:[- ]?\n[- ]?)+/g, ' ')
