import { fieldsOf } from '../specifications/specification-kinds.ts'
import type { Part, PartKind } from './part.ts'

type FieldOf<Kind extends PartKind> = Exclude<keyof Part<Kind>['specs'], 'kind' | 'sources'>

/** What a rule asks about a part, in words for people. `{}` stands for the name of the part. */
const factQuestions = {
  processor: {
    socket: 'Which socket {} has',
    family: 'Which family {} belongs to',
    maxWatts: 'How many watts {} takes at most',
    maxMemoryGb: 'How much memory {} takes',
    integratedGraphics: 'Whether {} has graphics',
    coolerIncluded: 'Whether a cooler is in the box of {}',
  },
  motherboard: {
    socket: 'Which socket {} has',
    formFactor: 'Which size {} has',
    memoryType: 'Which memory {} takes',
    memoryForm: 'Whether {} takes long modules or those of laptops',
    registeredMemory: 'Whether {} takes registered memory',
    memorySlots: 'How many memory slots {} has',
    maxMemoryGb: 'How much memory {} takes',
    families: 'Which processors {} supports',
    m2: 'Which M.2 slots {} has',
    sataPorts: 'How many SATA ports {} has',
    plugs: 'Which power plugs for the processor {} has',
  },
  memory: {
    memoryType: 'The type of memory of {}',
    form: 'Whether {} suits desktops or laptops',
    registered: 'Whether {} has registered modules',
    modules: 'How many modules {} has',
    gbPerModule: 'How much memory {} has',
    speedMts: 'The speed of {}',
    profiles: 'Which profiles {} has',
    heightMm: 'The height of {}',
  },
  'graphics-card': {
    lengthMm: 'The length of {}',
    slots: 'The width of {} in slots',
    lowProfile: 'Whether a flat case takes {}',
    boardWatts: 'How many watts {} takes',
    recommendedSupplyWatts: 'Which power supply the maker of {} recommends',
    plugs: 'Which power plugs {} has',
  },
  storage: {
    form: 'Which size {} has',
    interface: 'The connection of {}',
  },
  'power-supply': {
    watts: 'How many watts {} has',
    form: 'Which form {} has',
    atx3: 'Whether {} follows ATX 3',
    lengthMm: 'The length of {}',
    plugs: 'Which plugs {} has',
  },
  case: {
    boards: 'Which boards {} takes',
    gpuMaxMm: 'How long a graphics card {} takes',
    slots: 'How many slots {} has',
    coolerMaxMm: 'How tall a cooler {} takes',
    radiatorMounts: 'Which radiators {} takes',
    psuForms: 'Which forms of power supplies {} takes',
    psuMaxMm: 'How long a power supply {} takes',
    bays: 'How many drives {} takes',
    fansIncluded: 'How many fans {} has',
  },
  cooler: {
    cooling: 'Whether {} cools with air or liquid',
    sockets: 'Which sockets {} supports',
    heightMm: 'The height of {}',
    ramClearanceMm: 'How much room {} leaves above the memory',
    ratedWatts: 'The rating of {} in watts',
    radiatorMm: 'The length of the radiator of {}',
    radiatorThicknessMm: 'The thickness of the radiator of {}',
    fanThicknessMm: 'The thickness of the fans of {}',
    fans: 'How many fans {} has',
  },
} as const satisfies { [Kind in PartKind]: Partial<Record<FieldOf<Kind>, string>> }

export type Fact<Kind extends PartKind> = keyof (typeof factQuestions)[Kind] & string

export const comparedFields = (kind: PartKind) =>
  Object.entries(fieldsOf(kind)).filter(([name]) => name in factQuestions[kind])

/** "The length of the card", as the beginning of a sentence. */
export function factQuestion<Kind extends PartKind>(part: Part<Kind>, fact: Fact<Kind>): string {
  const questions: Partial<Record<string, string>> = factQuestions[part.specs.kind]
  return (questions[fact] ?? 'A fact of {}').replace('{}', () => part.name)
}
