import { accessory } from './kinds/accessory.ts'
import { computerCase } from './kinds/case.ts'
import { caseFan } from './kinds/case-fan.ts'
import { cooler } from './kinds/cooler.ts'
import { desktop } from './kinds/desktop.ts'
import { graphicsCard } from './kinds/graphics-card.ts'
import { headset } from './kinds/headset.ts'
import { keyboard } from './kinds/keyboard.ts'
import { laptop } from './kinds/laptop.ts'
import { memory } from './kinds/memory.ts'
import { microphone } from './kinds/microphone.ts'
import { monitor } from './kinds/monitor.ts'
import { motherboard } from './kinds/motherboard.ts'
import { mouse } from './kinds/mouse.ts'
import { networkCard } from './kinds/network-card.ts'
import { operatingSystem } from './kinds/operating-system.ts'
import { powerSupply } from './kinds/power-supply.ts'
import { processor } from './kinds/processor.ts'
import { router } from './kinds/router.ts'
import { soundCard } from './kinds/sound-card.ts'
import { speakers } from './kinds/speakers.ts'
import { storage } from './kinds/storage.ts'
import { thermalPaste } from './kinds/thermal-paste.ts'
import { webcam } from './kinds/webcam.ts'
import type { SpecificationField, Values } from './specification-field.ts'

/** Schema, product page, form, facets and chips come from it; without zod, so that pages need not load it. */
export const specificationKinds = {
  processor,
  motherboard,
  memory,
  'graphics-card': graphicsCard,
  storage,
  'power-supply': powerSupply,
  case: computerCase,
  cooler,
  monitor,
  keyboard,
  mouse,
  headset,
  router,
  webcam,
  'case-fan': caseFan,
  'thermal-paste': thermalPaste,
  'network-card': networkCard,
  'sound-card': soundCard,
  speakers,
  microphone,
  laptop,
  desktop,
  'operating-system': operatingSystem,
  accessory,
} as const

export type SpecificationKind = keyof typeof specificationKinds

export const specificationKindNames = Object.keys(specificationKinds) as SpecificationKind[]

/** The specifications of a part of one kind. Field names contain the unit. A source was read on `checkedOn`, an ISO date. */
export type SpecificationsOf<Kind extends SpecificationKind> = { kind: Kind } & Values<
  (typeof specificationKinds)[Kind]['fields']
> & { sources?: { url: string; checkedOn: string }[] }

export type KnownSpecifications = {
  [Kind in SpecificationKind]: SpecificationsOf<Kind>
}[SpecificationKind]

const kinds: Partial<Record<string, { fields: Record<string, SpecificationField> }>> =
  specificationKinds

/** The fields of a kind in display order; none for a kind of a later release. */
export const fieldsOf = (kind: SpecificationKind): Readonly<Record<string, SpecificationField>> =>
  kinds[kind]?.fields ?? {}
