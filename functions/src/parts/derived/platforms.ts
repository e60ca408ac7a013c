import { isSameChoice } from '../specifications/choice.ts'

export interface Source {
  url: string
  /** When it was read: `2026-11-28`. */
  date: string
}

/** Lines of columns, of which the last two are the date and the source. */
const readTable = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const columns = line.split(' | ')
      const [date = '', url = ''] = columns.slice(-2)
      return { columns, source: { url, date } }
    })

/** Socket, chipsets and families: `*` needs a BIOS that is newer than the first boards, `!` never runs. */
const platforms = readTable(`
LGA1851 | H810 B860 Z890 | Core Ultra 200S | 2026-11-28 | https://en.wikipedia.org/wiki/LGA_1851
LGA1700 | B760 H770 Z790 | Core 12th gen, Core 13th gen, Core 14th gen* | 2026-11-28 | https://corsair.com/us/de/explorer/diy-builder/cpu-coolers/z790-vs-z890-whats-the-difference
LGA1700 | H610 B660 H670 Z690 | Core 12th gen, Core 13th gen*, Core 14th gen* | 2026-11-28 | https://ohhmua.com/how-to-check-motherboard-compatibility
LGA1200 | H510 B560 H570 Z590 | Core 10th gen, Core 11th gen | 2026-11-28 | https://en.wikipedia.org/wiki/LGA_1200
LGA1200 | H470 Z490 | Core 10th gen, Core 11th gen* | 2026-11-28 | https://www.pcgamer.com/intel-rocket-lake-backwards-compatibility/
LGA1200 | H410 B460 | Core 10th gen | 2026-11-28 | https://www.pcgamer.com/intel-rocket-lake-backwards-compatibility/
LGA1151 | B365 Z390 | Core 8th gen, Core 9th gen, !Core 6th gen, !Core 7th gen | 2026-11-28 | https://en.m.wikipedia.org/wiki/Z170
LGA1151 | B360 H370 Q370 Z370 | Core 8th gen, Core 9th gen*, !Core 6th gen, !Core 7th gen | 2026-11-28 | https://en.m.wikipedia.org/wiki/Z170
LGA1151 | H310 | Core 8th gen, Core 9th gen* | 2026-11-28 | https://en.m.wikipedia.org/wiki/Z170
LGA1151 | B250 H270 Q270 Z270 | Core 6th gen, Core 7th gen, !Core 8th gen, !Core 9th gen | 2026-11-28 | https://en.m.wikipedia.org/wiki/Z170
LGA1151 | H110 B150 H170 Q170 Z170 | Core 6th gen, Core 7th gen*, !Core 8th gen, !Core 9th gen | 2026-11-28 | https://en.m.wikipedia.org/wiki/Z170
LGA1150 | H97 Z97 | Core 4th gen, Core 5th gen* | 2026-11-28 | https://en.wikipedia.org/wiki/LGA_1150
LGA1150 | H81 B85 H87 Q87 Z87 | Core 4th gen* | 2026-11-28 | https://en.wikipedia.org/wiki/LGA_1150
LGA1150 | C222 C224 C226 | Xeon E3 v3* | 2026-11-28 | https://en.wikipedia.org/wiki/LGA_1150
LGA1155 | B75 H77 Q75 Q77 Z75 Z77 | Core 2nd gen, Core 3rd gen | 2026-11-28 | https://grokipedia.com/page/LGA_1155
LGA1155 | H61 H67 P67 Z68 | Core 2nd gen, Core 3rd gen* | 2026-11-28 | https://wikizero.com/index.php/en/LGA_1155
LGA2066 | X299 | Core 7th gen*, Core 9th gen*, Core 10th gen* | 2026-11-28 | https://www.tomshardware.com/news/x299-bios-updates-wont-support-intel-kaby-lake-x-cpus
LGA2011-3 | X99 | Core 5th gen, Core 6th gen* | 2026-11-28 | https://grokipedia.com/page/Intel_X99
AM5 | B840 B850 X870 X870E | Ryzen 7000, Ryzen 7000X3D, Ryzen 8000, Ryzen 8000G, Ryzen 9000, Ryzen 9000X3D* | 2026-11-28 | https://app.defzone.net/wiki/Template:AM5_chipsets
AM5 | A620 A620A B650 B650E X670 X670E | Ryzen 7000, Ryzen 7000X3D*, Ryzen 8000*, Ryzen 8000G*, Ryzen 9000*, Ryzen 9000X3D* | 2026-11-28 | https://app.defzone.net/wiki/Template:AM5_chipsets
AM4 | X570 | Ryzen 2000, Ryzen 3000G, Ryzen 3000, Ryzen 4000*, Ryzen 4000G*, Ryzen 5000*, Ryzen 5000G*, Ryzen 5000X3D* | 2026-11-28 | https://www.hardcoregames.ca/2020/05/08/ryzen-b550-support/
AM4 | A520 B550 | Ryzen 3000, Ryzen 4000*, Ryzen 4000G*, Ryzen 5000*, Ryzen 5000G*, Ryzen 5000X3D*, !Ryzen 1000 | 2026-11-28 | https://www.tecnologiabit.com/chipset-economico-a520-de-amd-finalmente-llega-al-mercado-mundial/
AM4 | B450 X470 | Ryzen 1000, Ryzen 2000G, Ryzen 2000, Ryzen 3000G*, Ryzen 3000*, Ryzen 4000*, Ryzen 4000G*, Ryzen 5000*, Ryzen 5000G*, Ryzen 5000X3D* | 2026-11-28 | https://pcspecchart.com/pc_parts/motherboard/79
AM4 | A320 B350 X370 | Ryzen 1000, Ryzen 2000G, Ryzen 2000*, Ryzen 3000G* | 2026-11-28 | https://de.zxc.wiki/wiki/AM4-Chips%C3%A4tze
sTRX4 | TRX40 | Ryzen Threadripper 3000 | 2026-11-28 | https://wccftech.com/review/amd-ryzen-threadripper-3970x-trx40-aorus-master-review/2
TR4 | X399 | Ryzen Threadripper 1000, Ryzen Threadripper 2000* | 2026-11-28 | https://amp.hothardware.com/news/amd-ryzen-threadripper-strx4-zen-2-trx40
`).map(({ columns: [socket = '', chipsets = '', families = ''], source }) => ({
  socket,
  chipsets: chipsets.split(' '),
  families: families
    .split(', ')
    .filter((family) => !family.startsWith('!'))
    .map((family) => ({
      family: family.replace('*', ''),
      ...(family.endsWith('*') && { minBios: 'with its support' }),
    })),
  refused: families.split(', ').flatMap((family) => /^!(.*)/.exec(family)?.[1] ?? []),
  source,
}))

/** Sockets of which all boards take one generation of memory. */
const memoryTypes = readTable(`
AM5 | DDR5 | 2026-11-28 | https://en.wikipedia.org/wiki/Socket_AM5
AM4 | DDR4 | 2026-11-28 | https://oemdrivers.com/amd-b450
LGA1851 | DDR5 | 2026-11-28 | https://en.wikipedia.org/wiki/LGA_1851
LGA1200 | DDR4 | 2026-11-28 | https://en.wikipedia.org/wiki/LGA_1200
LGA1150 | DDR3 | 2026-11-28 | https://en.wikipedia.org/wiki/LGA_1150
LGA1155 | DDR3 | 2026-11-28 | https://wikizero.com/index.php/en/LGA_1155
AM3+ | DDR3 | 2026-11-28 | https://en.wikipedia.org/wiki/Socket_AM3%2B
TR4 | DDR4 | 2026-11-28 | https://en.wikipedia.org/wiki/Socket_TR4
`)

/** Sockets whose processors drive only modules without a register. */
const unregistered = readTable(`
AM5 | 2026-11-28 | https://www.manualshelf.com/manual/asus/prime-b650-plus/user-s-manual-catalan-english-spanish-french-slovenian/page-20.html
AM4 | 2026-11-28 | https://pcspecchart.com/pc_parts/motherboard/79
sTRX4 | 2026-11-28 | https://wccftech.com/review/amd-ryzen-threadripper-3970x-trx40-aorus-master-review/2
LGA1851 | 2026-11-28 | https://kernamic.com/guides/rdimm-vs-lrdimm-vs-udimm/
LGA1700 | 2026-11-28 | https://www.hardwaretimes.com/intel-12th-gen-alder-lake-s-cpus-to-support-ddr5-memory/
LGA1200 | 2026-11-28 | https://kernamic.com/guides/rdimm-vs-lrdimm-vs-udimm/
LGA1151 | 2026-11-28 | https://docslib.org/doc/8297031/8th-and-9th-generation-intel%C2%AE-core-processor-families-datasheet
LGA1150 | 2026-11-28 | https://kernamic.com/guides/rdimm-vs-lrdimm-vs-udimm/
LGA1155 | 2026-11-28 | https://kernamic.com/guides/rdimm-vs-lrdimm-vs-udimm/
AM3+ | 2026-11-28 | https://kernamic.com/guides/rdimm-vs-lrdimm-vs-udimm/
`)

/** Sizes of boards with slots for DIMMs. Smaller ones have either form. */
const memoryForms = readTable(`
E-ATX | DIMM | 2017-01-24 | https://www.intel.com/content/www/us/en/support/boards-and-kits/desktop-boards/000006827.html
ATX | DIMM | 2017-01-24 | https://www.intel.com/content/www/us/en/support/boards-and-kits/desktop-boards/000006827.html
Micro-ATX | DIMM | 2017-01-24 | https://www.intel.com/content/www/us/en/support/boards-and-kits/desktop-boards/000006827.html
`)

export interface Found<Value> {
  value: Value
  source: Source
  /** Families that the board of a list never runs, whatever its BIOS is. */
  refused?: readonly string[]
}

const finder =
  <Value>(rows: ReturnType<typeof readTable>, read: (columns: string[]) => Value) =>
  (key = ''): Found<Value> | undefined => {
    const row = rows.find(({ columns: [first = ''] }) => isSameChoice(first, key))
    return row && { value: read(row.columns), source: row.source }
  }

export const memoryTypeOf = finder(memoryTypes, ([, type = '']) => type)
export const memoryFormOf = finder(memoryForms, ([, form = '']) => form)
export const registeredMemoryOf = finder(unregistered, () => false)

const makers = /^(?:AMD|Intel)\s+/i

const isChipset = (chipset: string) => (known: string) =>
  known === chipset.replace(makers, '').toUpperCase()

/** By the chipset, with or without its maker, or else by the name of the board: the only one of its socket in it. */
export function familiesOf(socket: string, chipset: string | undefined, name: string) {
  const isNamed = (known: string) => new RegExp(`\\b${known}[A-DF-Z]?\\b`, 'i').test(name)
  const rows = platforms.filter(
    (row) =>
      isSameChoice(row.socket, socket) && row.chipsets.some(chipset ? isChipset(chipset) : isNamed),
  )
  const [row] = rows
  return row && rows.length === 1 ? { ...row, value: row.families } : undefined
}

export function isOfOtherSocket(socket: string, chipset: string): boolean {
  const rows = platforms.filter(({ chipsets }) => chipsets.some(isChipset(chipset)))
  return rows.length > 0 && !rows.some((row) => isSameChoice(row.socket, socket))
}
