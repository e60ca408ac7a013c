import type { AnyPart, PartKind } from '../../src/parts/compatibility/part.ts'
import { checkBuild, type RuleName } from '../../src/parts/compatibility/rules.ts'
import type { SpecificationsOf } from '../../src/parts/specifications/specification-kinds.ts'

type Facts<Kind extends PartKind> = Omit<SpecificationsOf<Kind>, 'kind'>

/** Makes parts of a kind: with `facts`, without those that a test sets to `undefined`. */
const maker =
  <Kind extends PartKind>(kind: Kind, facts: Facts<Kind>) =>
  (changes: { [Name in keyof Facts<Kind>]?: Facts<Kind>[Name] | undefined } = {}, quantity = 1) => {
    const known = Object.entries({ ...facts, ...changes }).filter(([, fact]) => fact !== undefined)
    const specs = { kind, ...Object.fromEntries(known) }
    const id = `${kind}-${Object.entries(changes).join('-')}`.replaceAll(/[^\w-]/g, '')
    // The facts are those of the kind.
    return { id, name: `The ${kind}`, quantity, specs } as AnyPart
  }

/** Parts that fit one another, with every fact that a rule asks for. */
export const cpu = maker('processor', {
  socket: 'AM5',
  family: 'Ryzen 7000',
  maxWatts: 88,
  memoryTypes: ['DDR5'],
  maxMemoryGb: 128,
  integratedGraphics: true,
  coolerIncluded: false,
})

export const board = maker('motherboard', {
  socket: 'AM5',
  formFactor: 'ATX',
  memoryType: 'DDR5',
  memoryForm: 'DIMM',
  registeredMemory: false,
  memorySlots: 4,
  maxMemoryGb: 192,
  families: [{ family: 'Ryzen 7000' }, { family: 'Ryzen 9000', minBios: 'F20' }],
  biosFlashback: true,
  m2: [
    { key: 'M', sizes: ['2280', '22110'], interfaces: ['PCIe 5.0 x4'] },
    { key: 'M', sizes: ['2230', '2280'], interfaces: ['PCIe 4.0 x4', 'SATA'] },
    { key: 'E', sizes: ['2230'], interfaces: ['PCIe 3.0 x4'] },
  ],
  sataPorts: 4,
  plugs: { eps8: 1 },
  cpuListUrl: 'https://example.com/processors',
})

export const memory = maker('memory', {
  memoryType: 'DDR5',
  form: 'DIMM',
  registered: false,
  capacityGb: 32,
  modules: 2,
  gbPerModule: 16,
  speedMts: 5600,
  profiles: ['EXPO'],
  heightMm: 32,
})

export const card = maker('graphics-card', {
  lengthMm: 300,
  slots: 2.5,
  lowProfile: false,
  boardWatts: 250,
  recommendedSupplyWatts: 550,
  plugs: { pcie8: 2 },
})

export const drive = maker('storage', {
  form: 'M.2 2280',
  interface: 'PCIe 4.0 x4',
  capacityGb: 1000,
})

export const supply = maker('power-supply', {
  watts: 850,
  form: 'ATX',
  atx3: true,
  lengthMm: 160,
  plugs: { eps8: 2, pcie8: 3, pcie16: 1 },
})

export const box = maker('case', {
  boards: ['ATX', 'Micro-ATX', 'Mini-ITX'],
  gpuMaxMm: 355,
  slots: 7,
  lowProfileOnly: false,
  coolerMaxMm: 170,
  radiatorMounts: [
    { where: 'Front', sizesMm: [360], maxThicknessMm: 70 },
    { where: 'Top', sizesMm: [240], maxThicknessMm: 55 },
  ],
  psuForms: ['ATX'],
  psuMaxMm: 200,
  bays: { bay25: 2, bay35: 2 },
  fansIncluded: 2,
})

export const cooler = maker('cooler', {
  cooling: 'Air',
  sockets: ['AM5', 'AM4'],
  heightMm: 158,
  ramClearanceMm: 40,
  ratedWatts: 200,
})

export const radiator = maker('cooler', {
  cooling: 'Liquid',
  sockets: ['AM5', 'AM4'],
  radiatorMm: 240,
  radiatorThicknessMm: 27,
  fanThicknessMm: 25,
  ratedWatts: 300,
  fans: 2,
})

export const fan = maker('case-fan', { fans: 3 })

export const network = maker('network-card', { interface: 'PCIe x1', lowProfile: true })

export const sound = maker('sound-card', { interface: 'PCIe', lowProfile: false })

/** The verdict of one rule about a build; `undefined` if it has nothing to compare. */
export const verdictOf = (rule: RuleName, parts: AnyPart[]) =>
  checkBuild(parts).find((checked) => checked.rule === rule)?.verdict

/** The line that a rule says about a build. */
export const summaryOf = (rule: RuleName, parts: AnyPart[]) =>
  checkBuild(parts).find((checked) => checked.rule === rule)?.summary
