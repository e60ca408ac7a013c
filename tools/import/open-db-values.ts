import type { SpecificationField } from '../../functions/src/parts/specifications/specification-field.ts'
import type { OpenDbPart } from './open-db-parts.ts'

const unknownTexts = new Set(['', 'unknown', 'n/a', 'null', 'other', '-'])

/** OpenDB writes 0, an empty text or "Unknown" for what it does not know. */
const isKnown = (value: unknown): boolean =>
  typeof value === 'string'
    ? !unknownTexts.has(value.trim().toLowerCase())
    : typeof value === 'number'
      ? value > 0
      : typeof value === 'boolean' ||
        (typeof value === 'object' && value !== null && Object.values(value).some(isKnown))

/** The known values at a path of a table. */
export function valuesAt(part: OpenDbPart, path: string): unknown[] {
  if (path.startsWith('!')) return path.length > 1 ? [path.slice(1).replaceAll('_', ' ')] : []
  if (path.startsWith('@')) {
    return part.metadata.name.match(new RegExp(path.slice(1), 'i'))?.slice(1, 2) ?? []
  }
  const found = path.split('|').map((one) => follow(part, one.split('.')).filter(isKnown))
  return found.find(({ length }) => length > 0) ?? []
}

function follow(value: unknown, [key, ...rest]: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => follow(one, key ? [key, ...rest] : []))
  if (key === undefined) return [typeof value === 'string' ? value.trim() : value]
  if (typeof value !== 'object' || value === null) return []
  const isNamed = ([name]: [string, unknown]) =>
    key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key
  return Object.entries(value)
    .filter(isNamed)
    .flatMap(([, inner]) => follow(inner, rest))
}

/** A value for a field of the shop, which the schema checks; `undefined` if there is none in it. */
export function convert(field: SpecificationField, raw: unknown): unknown {
  if (field.input === 'number') return Number.parseFloat(String(raw))
  if (field.input === 'flag') return typeof raw === 'boolean' ? raw : undefined
  const isNumber = 'options' in field && typeof field.options[0] === 'number'
  return isNumber || typeof raw !== 'string' ? raw : raw.replaceAll(/\s+/g, ' ')
}

type Reader = (raw: string, part: OpenDbPart) => unknown

/** Where `convert` is not enough, by category and field. */
export const readers: Partial<Record<string, Reader>> = {
  'CPU.family': readFamily,
  'CPU.integratedGraphics': (model) => model !== 'None',
  'Motherboard.socket': (text) => text.replace(/^\d x /, ''),
  'Motherboard.wifi': (text) => text.match(/wi-?fi[\s-]?\d\w?/i)?.[0] ?? text,
  'Motherboard.plugs': (text) => countParts(text, [/8.pin/i, 'eps8'], [/4.pin/i, 'eps4']),
  'RAM.form': (text) => (text.includes('SO-DIMM') ? 'SO-DIMM' : 'DIMM'),
  'RAM.registered': (text) => text === 'Registered',
  'Storage.interface': (text) => text.replace(/^M\.2 (?=PCIe)/, ''),
  'PCCase.form': (text) =>
    text.startsWith('Mini ITX T')
      ? 'Small form factor'
      : text.match(/(?:Full|Mid|Mini|Slim) Tower|Desktop|Test Bench|HTPC/)?.[0],
  'CPUCooler.cooling': (isLiquid) => (String(isLiquid) === 'true' ? 'Liquid' : 'Air'),
  'CaseFan.lighting': (led) => (/rgb|multi|none/i.test(led) ? led : 'One colour'),
  'Monitor.resolution': (size) => Object.values(size).join(' × '),
  'Monitor.ports': (text) =>
    countParts(
      text,
      [/display-?port/i, 'displayPort'],
      [/hdmi/i, 'hdmi'],
      [/usb.*c\b|thunderbolt/i, 'usbC'],
      [/vga|d-sub/i, 'vga'],
      [/dvi/i, 'dvi'],
    ),
  'Webcam.resolution': (text) => text.split(',')[0],
  'NetworkCard.speedGbps': (text) =>
    text === 'Gigabit' ? 1 : Number.parseFloat(text) / (/Mb/i.test(text) ? 1000 : 1),
  'OS.medium': (text) => (text.toUpperCase() === 'USB' ? 'USB drive' : text),
  'ThermalCompound.form': (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
}

/** `1 x HDMI    1 x DisplayPort`, with the parts that are counted. */
function countParts(text: string, ...parts: [sign: RegExp, name: string][]) {
  const counts = new Map<string, number>()
  for (const one of text.split(/\s{3,}|,|\n/)) {
    const name = parts.find(([sign]) => sign.test(one))?.[1]
    const number = Number(one.match(/^\s*(\d+)\s*[x×]/i)?.[1] ?? 1)
    if (name) counts.set(name, (counts.get(name) ?? 0) + number)
  }
  return counts.size > 0 ? Object.fromEntries(counts) : undefined
}

/** The family as boards and coolers name it: `Ryzen 7000X3D`, `Core 13th gen`; otherwise OpenDB's series. */
function readFamily(series: string, { metadata: { name }, socket }: OpenDbPart): string {
  const ryzen = name.match(/(Ryzen Threadripper|Ryzen)\D*\d? (?:PRO )?(\d)\d{3}(X3D|GE?\b)?/i)
  if (ryzen) return `${ryzen[1]} ${ryzen[2]}000${ryzen[3]?.replace('GE', 'G') ?? ''}`
  const ultra = name.match(/Core Ultra \d 2\d\d\w*( Plus)?/i)
  if (ultra) return `Core Ultra 200S${ultra[1] ?? ''}`
  const core = name.match(/Core i\d\D* (\d{1,2})\d{3}/i)?.[1]
  const isLarge = /2066|2011/.test(String(socket))
  if (core && isLarge) return `Core X ${core}000`
  if (core) return `Core ${core}${['th', 'st', 'nd', 'rd'][Number(core)] ?? 'th'} gen`
  return series.replace(/^(?:Intel|AMD) /, '').replace(' Series', '')
}

interface M2 {
  size?: string | null
  key?: string | null
  interface?: string | null
}

const lengths = ['2230', '2242', '2260', '2280', '22110']
const defaultInterface = 'PCIe 4.0 x4'

/**
 * OpenDB's slots. A list of lengths has become two entries there (`2242-2260` and `2280`). Boards without
 * a year of release have one interface in all slots, also those whose chipset has no PCIe 4.0: it is unknown.
 */
export function m2Slots(part: OpenDbPart): M2[] {
  // The slots of OpenDB are objects.
  const all = valuesAt(part, 'm2_slots') as M2[]
  const isDefault =
    !part.metadata.releaseYear && all.every((slot) => slot.interface === defaultInterface)
  const isRange = (slot?: M2) => /^\d+-\d+$/.test(slot?.size ?? '')
  return all
    .map((slot, i) => {
      const next = all[i + 1]
      const isSplit = isRange(slot) && next?.size === '2280' && next.key === slot.key
      return { ...slot, ...(isSplit && { size: `${slot.size}/2280` }) }
    })
    .filter(
      (slot, i) => !(slot.size === '2280' && isRange(all[i - 1]) && all[i - 1]?.key === slot.key),
    )
    .map((slot) => ({ ...slot, ...(isDefault && { interface: null }) }))
}

export function readM2Slot({ size, key, interface: text }: M2) {
  const sizes = sizesOf(size ?? '')
  const interfaces = interfacesOf(text ?? '')
  return {
    ...(key && { key }),
    // Slots for Wi-Fi cards have no drives, and their sizes in OpenDB are those of drives.
    ...(key !== 'E' && sizes.length > 0 && { sizes }),
    ...(key !== 'E' && interfaces.length > 0 && { interfaces }),
  }
}

function sizesOf(text: string): string[] {
  const sizes = text.split(/[/,\s]+/).flatMap((one) => {
    const [from = '', to] = one.split('-')
    const range = [lengths.indexOf(from), lengths.indexOf(to ?? '')]
    return to && !range.includes(-1) ? lengths.slice(range[0], Number(range[1]) + 1) : [from, to]
  })
  const known = sizes.map((size) => (size === '110mm' ? '22110' : size))
  return [
    ...new Set(known.filter((size) => size !== undefined && /^2[25]\d{2,3}$/.test(size))),
  ] as string[]
}

function interfacesOf(text: string): string[] {
  const generations = [...text.matchAll(/([2-6])\.0|gen\s?([2-6])/gi)].map(([, a, b]) => a ?? b)
  const lanes = text.match(/x\s?([248])/)?.[1]
  return [
    ...new Set(generations.map((generation) => `PCIe ${generation}.0 x${lanes ?? 4}`)),
    ...(/sata/i.test(text) ? ['SATA'] : []),
  ]
}
