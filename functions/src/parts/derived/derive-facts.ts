import { hasChoice } from '../specifications/choice.ts'
import type {
  KnownSpecifications,
  SpecificationsOf,
} from '../specifications/specification-kinds.ts'
import {
  type Found,
  familiesOf,
  memoryFormOf,
  memoryTypeOf,
  registeredMemoryOf,
  type Source,
} from './platforms.ts'
import { familyOf, graphicsOf } from './processor-names.ts'

export interface Derivation extends Source {
  /** What says it: `socket and chipset`. */
  from: string
  /** Of the families of a board: those that it never runs, whatever its BIOS is. */
  refused?: readonly string[] | undefined
}

export type Derivations = Readonly<Record<string, Derivation>>

type DerivedKind = 'processor' | 'motherboard' | 'memory'

type Rule<Kind extends DerivedKind> = {
  [Field in keyof SpecificationsOf<Kind>]?: [
    from: string,
    read: (
      specs: SpecificationsOf<Kind>,
      name: string,
    ) => Found<NonNullable<SpecificationsOf<Kind>[Field]>> | undefined,
  ]
}

/** AMD: 1.35 times the base power is the limit of the socket, in W. */
const socketLimit = {
  sockets: ['AM4', 'AM5'],
  factor: 1.35,
  source: {
    url: 'https://overclock3d.net/news/cpu_mainboard/amd_clarifies_zen_4_ryzen_7000_s_power_limits_-_170w_tdp_up_to_230w_ppt/1',
    date: '2026-11-28',
  },
}

const registeredModules = {
  url: 'https://kernamic.com/guides/rdimm-vs-lrdimm-vs-udimm/',
  date: '2026-11-28',
}

const rules: { [Kind in DerivedKind]: Rule<Kind> } = {
  processor: {
    family: ['name', (_, name) => familyOf(name)],
    integratedGraphics: ['name', (_, name) => graphicsOf(name)],
    maxWatts: [
      'socket and base power',
      ({ socket = '', tdpWatts }, name) => {
        const isZen = hasChoice(socketLimit.sockets, socket) && /\bRyzen\b/.test(name)
        if (!tdpWatts || !isZen) return undefined
        return { value: Math.round(tdpWatts * socketLimit.factor), source: socketLimit.source }
      },
    ],
  },
  memory: {
    registered: [
      'name',
      (_, name) =>
        /\b(?:Registered|RDIMM)\b/i.test(name)
          ? { value: true, source: registeredModules }
          : undefined,
    ],
  },
  motherboard: {
    memoryType: ['socket', ({ socket }) => memoryTypeOf(socket)],
    memoryForm: [
      'form factor',
      ({ formFactor }, name) => (/SO-?DIMM/i.test(name) ? undefined : memoryFormOf(formFactor)),
    ],
    registeredMemory: ['socket', ({ socket }) => registeredMemoryOf(socket)],
    families: [
      'socket and chipset',
      ({ socket, chipset }, name) => (socket ? familiesOf(socket, chipset, name) : undefined),
    ],
  },
}

const derivedBySpecs = new WeakMap<object, { name: string; known: ReturnType<typeof derive> }>()

/** The facts of a product, with those that they imply. What is stated counts. */
export function deriveFacts<Specs extends KnownSpecifications>(name: string, specs: Specs) {
  const before = derivedBySpecs.get(specs)
  // Searches ask for the same products again and again.
  const known = before?.name === name ? before.known : derive(name, specs)
  derivedBySpecs.set(specs, { name, known })
  return known as { specs: Specs; derived: Derivations | undefined }
}

function derive(name: string, specs: KnownSpecifications) {
  const unknown = implicationsOf(name, specs).filter(({ field }) => !(field in specs))
  if (unknown.length === 0) return { specs }
  const values = Object.fromEntries(unknown.map(({ field, value }) => [field, value]))
  const derived = Object.fromEntries(
    unknown.map(({ field, from, source, refused }) => [field, { from, ...source, refused }]),
  )
  return { specs: { ...values, ...specs }, derived }
}

/** All that the name and the facts of a part say about its fields, also about those that are stated. */
export function implicationsOf(name: string, specs: KnownSpecifications) {
  const ofKind = specs.kind in rules ? rules[specs.kind as DerivedKind] : {}
  return Object.entries(ofKind).flatMap(([field, [from, read]]) => {
    // The rules are those of the kind.
    const found: Found<unknown> | undefined = read(specs as never, name)
    return found ? [{ field, from, ...found }] : []
  })
}
