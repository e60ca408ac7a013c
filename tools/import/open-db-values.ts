import { m2Sizes } from '../../functions/src/parts/specifications/kinds/kind.ts'
import type { SpecificationField } from '../../functions/src/parts/specifications/specification-field.ts'
import type { OpenDbPart } from './open-db-parts.ts'

const unknownTexts = new Set(['', 'unknown', 'n/a', 'null', 'other', '-'])

/** OpenDB writes 0, an empty text or "Unknown" for what it does not know. */
function isKnown(value: unknown): boolean {
  if (typeof value === 'string') return !unknownTexts.has(value.trim().toLowerCase())
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isKnown)
  return typeof value === 'boolean' || Number(value) > 0
}

/** The known values at a path of a table. */
export function readValues(part: OpenDbPart, path: string): unknown[] {
  const found = path.split('|').map((one) => follow(part, one.split('.')).filter(isKnown))
  const values = found.find(({ length }) => length > 0) ?? []
  return path === 'm2_slots' ? m2Slots(values.map(Object)) : values
}

/** OpenDB separates values by many spaces, too. */
export const oneLine = (value: unknown): string =>
  String(value)
    .trim()
    .replaceAll(/\s{3,}/g, ', ')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')

function follow(value: unknown, [key, ...rest]: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => follow(one, key ? [key, ...rest] : []))
  if (key === undefined) return [typeof value === 'string' ? value.trim() : value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key))
    .flatMap(([, inner]) => follow(inner, rest))
}

/** A value for a field of the shop, which the schema checks; `undefined` if there is none in it. */
export function readValue(target: string, field: SpecificationField, raw: unknown) {
  const reader = readers[target]
  if (reader) {
    try {
      // A reader is for what OpenDB has there: texts, or the objects of resolutions and slots.
      return reader(raw as string)
    } catch {
      return undefined
    }
  }
  if (field.input === 'number') return Number.parseFloat(String(raw))
  const isText =
    typeof raw === 'string' && 'options' in field && typeof field.options[0] === 'string'
  // A choice is one value; a few texts have several.
  return isText ? raw.split(',')[0]?.replaceAll(/\s+/g, ' ') : raw
}

/** Where OpenDB writes a field in another way than the shop. */
const readers: Partial<Record<string, (raw: string) => unknown>> = {
  'processor.integratedGraphics': (model) => model !== 'None',
  'motherboard.socket': (text) => text.replace(/^\d x /, ''),
  'motherboard.wifi': (text) => text.match(/wi-?fi[\s-]?\d\w?/i)?.[0] ?? text,
  'motherboard.plugs': countPlugs,
  'memory.form': (text) => (text.includes('SO-DIMM') ? 'SO-DIMM' : 'DIMM'),
  'memory.registered': (text) => text === 'Registered',
  'storage.interface': (text) => text.replace(/^M\.2 (?=PCIe)/, ''),
  'case.form': (text) => text.replace(/^(?:Micro )?ATX /, ''),
  'cooler.cooling': (isLiquid) => (String(isLiquid) === 'true' ? 'Liquid' : 'Air'),
  'monitor.resolution': (size) => Object.values(size).join(' × '),
  'monitor.ports': countPlugs,
  'accessory.category': (text) => text.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=VR)/g, ' '),
}

const plugs = {
  displayPort: /display-?port/i,
  hdmi: /hdmi/i,
  usbC: /usb.*c\b|thunderbolt/i,
  vga: /vga|d-sub/i,
  dvi: /dvi/i,
  eps8: /8.pin/i,
  eps4: /4.pin/i,
}

/** `2 x HDMI, DisplayPort` has three. */
function countPlugs(text: string): Record<string, number> | undefined {
  const counts: Record<string, number> = {}
  for (const one of text.split(/\s{3,}|,|\n/)) {
    const name = Object.entries(plugs).find(([, sign]) => sign.test(one))?.[0]
    const number = Number(one.match(/^\s*(\d+)\s*[x×]/i)?.[1] ?? 1)
    if (name) counts[name] = (counts[name] ?? 0) + number
  }
  return Object.keys(counts).length > 0 ? counts : undefined
}

/** OpenDB has split lists of lengths: `2242-2260` followed by `2280` is one slot. Its interfaces are mostly defaults. */
function m2Slots(slots: { size?: string | null; key?: string | null }[]) {
  const isRest = (i: number) =>
    slots[i]?.size === '2280' &&
    slots[i]?.key === slots[i - 1]?.key &&
    /^\d+-\d+$/.test(slots[i - 1]?.size ?? '')
  return slots.flatMap(({ key, size: written }, i) => {
    if (isRest(i)) return []
    const size = typeof written === 'string' ? written : ''
    const [, from, to] = size.match(/^(22\d+)-(22\d+)$/) ?? []
    const sizes = m2Sizes.filter((one) =>
      to ? Number(one) >= Number(from) && Number(one) <= Number(to) : size.includes(one),
    )
    if (isRest(i + 1) && !sizes.includes('2280')) sizes.push('2280')
    // Slots for Wi-Fi cards have no drives, and their sizes in OpenDB are those of drives.
    return { ...(key && { key }), ...(key !== 'E' && sizes.length > 0 && { sizes }) }
  })
}
