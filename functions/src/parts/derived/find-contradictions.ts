import { isSameChoice } from '../specifications/choice.ts'
import type { KnownSpecifications } from '../specifications/specification-kinds.ts'
import { fieldsOf } from '../specifications/specification-kinds.ts'
import { specificationLines } from '../specifications/specification-text.ts'
import { implicationsOf } from './derive-facts.ts'
import { isOfOtherSocket } from './platforms.ts'

/** Lists of families are never complete, and a maker may set another limit of power. */
const approximate = ['families', 'maxWatts']

const found = new WeakMap<object, { name: string; texts: string[] }>()

/** What a part states although its name or another fact of it says otherwise. */
export function contradictionsIn(name: string, specs: KnownSpecifications): string[] {
  const before = found.get(specs)
  if (before?.name === name) return before.texts
  const texts = [...wrongChipset(specs), ...implied(name, specs)]
  found.set(specs, { name, texts })
  return texts
}

function wrongChipset(specs: KnownSpecifications): string[] {
  if (specs.kind !== 'motherboard' || !specs.socket || !specs.chipset) return []
  const { socket, chipset } = specs
  return isOfOtherSocket(socket, chipset) ? [`socket ${socket}, chipset ${chipset}`] : []
}

function implied(name: string, specs: KnownSpecifications): string[] {
  const stated = new Map<string, unknown>(Object.entries(specs))
  return implicationsOf(name, specs).flatMap(({ field, from, value }) => {
    const own = stated.get(field)
    const definition = fieldsOf(specs.kind)[field]
    if (own === undefined || !definition || approximate.includes(field)) return []
    if (isSameChoice(String(own), String(value))) return []
    const [text, other] = [own, value].map((one) => specificationLines(definition, one).join(', '))
    return [`${definition.label.toLowerCase()} ${text}, but ${other} by ${from}`]
  })
}
