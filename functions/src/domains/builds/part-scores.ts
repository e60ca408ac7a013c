import type { Purpose } from '../../contract/builds/build-completion.ts'
import type { AnyPart, PartKind } from '../../parts/compatibility/part.ts'
import { isSameChoice } from '../../parts/specifications/choice.ts'
import type { SpecificationsOf } from '../../parts/specifications/specification-kinds.ts'

/** The value of a field that has all points, or what share of them each option has. */
type Scale = number | Record<string, number>

type Field<Kind extends PartKind> = Exclude<keyof SpecificationsOf<Kind>, 'kind' | 'sources'>

type Row = { full: Scale } & Record<Purpose, number>

type Table = { [Kind in PartKind]: { [Name in Field<Kind>]?: Row } }

/** The points of each field for each purpose, 100 for a computer that has everything: an estimate, no benchmark. */
const table: Table = {
  processor: {
    cores: { full: 16, gaming: 8, work: 28, office: 16 },
    boostGhz: { full: 5.7, gaming: 8, work: 14, office: 20 },
    l3CacheMb: { full: 96, gaming: 10, work: 4, office: 0 },
  },
  'graphics-card': {
    boardWatts: { full: 360, gaming: 32, work: 10, office: 0 },
    memoryGb: { full: 16, gaming: 12, work: 6, office: 0 },
    memoryType: { full: { GDDR7: 1, GDDR6X: 0.8, GDDR6: 0.6 }, gaming: 6, work: 2, office: 0 },
  },
  memory: {
    capacityGb: { full: 64, gaming: 6, work: 14, office: 18 },
    speedMts: { full: 6400, gaming: 3, work: 2, office: 4 },
  },
  storage: {
    capacityGb: { full: 2000, gaming: 4, work: 6, office: 12 },
    interface: {
      full: { 'PCIe 5.0 x4': 1, 'PCIe 4.0 x4': 0.9, 'PCIe 3.0 x4': 0.7, SATA: 0.2 },
      gaming: 2,
      work: 5,
      office: 10,
    },
  },
  motherboard: {
    lanGbps: { full: 5, gaming: 1, work: 1, office: 4 },
    wifi: {
      full: { 'Wi-Fi 7': 1, 'Wi-Fi 6E': 0.9, 'Wi-Fi 6': 0.8, 'Wi-Fi 5': 0.5 },
      gaming: 1,
      work: 1,
      office: 6,
    },
  },
  'power-supply': {
    watts: { full: 1000, gaming: 2, work: 2, office: 0 },
    efficiency: {
      full: { '80 Plus Titanium': 1, '80 Plus Platinum': 0.9, '80 Plus Gold': 0.8 },
      gaming: 1,
      work: 1,
      office: 4,
    },
  },
  case: { fansIncluded: { full: 3, gaming: 2, work: 2, office: 2 } },
  cooler: { ratedWatts: { full: 250, gaming: 2, work: 2, office: 4 } },
}

/** What a part must at least have; an unknown value is not enough. A capacity is in GB. */
const least: Record<Purpose, { memory: number; storage: number; card: boolean }> = {
  gaming: { memory: 16, storage: 480, card: true },
  work: { memory: 32, storage: 1000, card: false },
  office: { memory: 16, storage: 250, card: false },
}

export function tenthsOf({ specs }: AnyPart, purpose: Purpose): number {
  const rows: Record<string, Row> = table[specs.kind]
  const values = new Map<string, unknown>(Object.entries(specs))
  // By the square root, because twice the cores are not twice the use.
  const points = Object.entries(rows).map(
    ([name, row]) => row[purpose] * Math.sqrt(shareOf(values.get(name), row.full)),
  )
  return Math.round(10 * points.reduce((sum, point) => sum + point, 0))
}

function shareOf(value: unknown, full: Scale): number {
  if (typeof full !== 'number') {
    return typeof value === 'string' && Object.hasOwn(full, value) ? (full[value] ?? 0) : 0
  }
  return typeof value === 'number' ? Math.min(1, value / full) : 0
}

export function isEnough({ specs }: AnyPart, purpose: Purpose): boolean {
  const { memory, storage } = least[purpose]
  if (specs.kind === 'memory') return (specs.capacityGb ?? 0) >= memory
  if (specs.kind !== 'storage') return true
  return isSameChoice(specs.technology ?? '', 'SSD') && (specs.capacityGb ?? 0) >= storage
}

export const needsCard = (purpose: Purpose): boolean => least[purpose].card
