import { hasChoice, hasDistinct } from '../specifications/choice.ts'
import { compareFacts, compareRoom } from './compare.ts'
import { type Build, type Part, sumOf } from './part.ts'
import { type About, fits, fitsIf, missing, missingIn, note, type Reason } from './reason.ts'

type Supply = Part<'power-supply'>

/** No other form of these takes the place of one, except with a bracket. */
const distinctForms = ['ATX', 'SFX', 'SFX-L', 'TFX', 'Flex ATX']
const bracketForms = ['SFX', 'SFX-L']

export function checkPowerSupply(build: Build): Reason[] {
  const supplies = build['power-supply']
  const cards = build['graphics-card']
  return [
    ...compareFacts([supplies, 'form'], [build.case, 'psuForms'], compareForms),
    ...compareFacts([supplies, 'lengthMm'], [build.case, 'psuMaxMm'], (size, room, about) =>
      compareRoom({ what: 'supply', size, room }, about),
    ),
    ...(cards.length > 0 ? supplies.flatMap((supply) => cardPlugs(supply, cards)) : []),
    ...compareFacts(
      [supplies, 'plugs'],
      [build.motherboard, 'plugs'],
      ({ eps8 }, { eps8: long = 0, eps4: short = 0 }, about) =>
        // A plug with 8 pins splits into two with 4, but a board's socket takes a cable of its own.
        eps8 ? comparePlugs('8-pin EPS', long + short, eps8, about) : noPlugs(about),
    ),
  ]
}

function compareForms(form: string, forms: readonly string[], about: [Supply, Part]): Reason {
  const text = `${form} supply, the case takes ${forms.join(', ')}`
  const isTaken = hasDistinct(forms, form, distinctForms)
  if (!isTaken && hasChoice(bracketForms, form) && hasChoice(forms, 'ATX')) {
    return note(`${text}: look whether an ATX bracket is in the box of ${about[0].name}`, about)
  }
  return fitsIf(isTaken, text, about)
}

function cardPlugs(supply: Supply, cards: readonly Part<'graphics-card'>[]): Reason[] {
  const need = (plug: 'pcie16' | 'pcie8' | 'pcie6') =>
    sumOf(cards, ({ specs }) => specs.plugs?.[plug])
  // A plug with 8 pins is also one with 6.
  const [sixteen, eight] = [need('pcie16'), need('pcie8') + need('pcie6')]
  const unknown = missingIn(cards, 'plugs', [supply])
  const about = [supply, ...cards]
  if (sixteen + eight === 0) {
    return unknown.length > 0 ? unknown : [fits('The graphics card needs no plug', about)]
  }
  const { pcie16 = 0, pcie8 = 0 } = supply.specs.plugs ?? {}
  if (pcie16 + pcie8 === 0) return [...unknown, noPlugs([supply, ...cards])]
  return [
    ...(sixteen > 0 ? [comparePlugs('16-pin', sixteen, pcie16, about)] : []),
    ...(eight > 0 ? [comparePlugs('8-pin PCIe', eight, pcie8, about)] : []),
    ...unknown,
  ]
}

/** Supplies without any plug for graphics, or for the processor, are in fact unknown. */
const noPlugs = ([supply, ...others]: [Supply, ...Part[]]): Reason =>
  missing(supply, 'plugs', others)

const comparePlugs = (label: string, needed: number, there: number, about: About): Reason =>
  fitsIf(needed <= there, `${label} plugs: ${needed} needed, ${there} there`, about)
