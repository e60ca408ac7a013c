import { type Build, type Part, pairs } from './part.ts'
import { compareRoom, doesNotFit, fits, missing, note, type Reason } from './reason.ts'

type Supply = Part<'power-supply'>
type Card = Part<'graphics-card'>
type Plugs = NonNullable<Supply['specs']['plugs']>

/** The power supply fits the case and has the plugs of graphics card and board. */
export function checkPowerSupply(build: Build): Reason[] {
  const supplies = build['power-supply']
  const cards = build['graphics-card']
  return [
    ...pairs(supplies, build.case).flatMap(([supply, box]) => [
      ...form(supply, box),
      ...length(supply, box),
    ]),
    ...(cards.length > 0 ? supplies.flatMap((supply) => cardPlugs(supply, cards)) : []),
    ...pairs(supplies, build.motherboard).flatMap(([supply, board]) => boardPlugs(supply, board)),
  ]
}

function form(supply: Supply, box: Part<'case'>): Reason[] {
  const { form } = supply.specs
  const { psuForms } = box.specs
  if (form && psuForms) {
    const text = `${form} supply, the case takes ${psuForms.join(', ')}`
    const about = [supply, box]
    if (psuForms.includes(form)) return [fits(text, about)]
    if (!form.startsWith('SFX') || !psuForms.includes('ATX')) return [doesNotFit(text, about)]
    return [note(`${text}: look whether an ATX bracket is in the box of ${supply.name}`, about)]
  }
  return [
    ...(form ? [] : [missing(supply, 'form', [box])]),
    ...(psuForms ? [] : [missing(box, 'psuForms', [supply])]),
  ]
}

function length(supply: Supply, box: Part<'case'>): Reason[] {
  const { lengthMm } = supply.specs
  const { psuMaxMm } = box.specs
  if (lengthMm && psuMaxMm) {
    return [compareRoom({ what: 'supply', size: lengthMm, room: psuMaxMm }, [supply, box])]
  }
  return [
    ...(lengthMm ? [] : [missing(supply, 'lengthMm', [box])]),
    ...(psuMaxMm ? [] : [missing(box, 'psuMaxMm', [supply])]),
  ]
}

function cardPlugs(supply: Supply, cards: readonly Card[]): Reason[] {
  const unknown = cards.filter(({ specs }) => !specs.plugs)
  const need = (plug: 'pcie16' | 'pcie8' | 'pcie6') =>
    cards.reduce((sum, { quantity, specs }) => sum + quantity * (specs.plugs?.[plug] ?? 0), 0)
  // A plug with 8 pins is also one with 6.
  const [sixteen, eight] = [need('pcie16'), need('pcie8') + need('pcie6')]
  const unknowns = unknown.map((card) => missing(card, 'plugs', [supply]))
  if (sixteen + eight === 0) {
    const about = [supply, ...cards]
    return unknown.length > 0 ? unknowns : [fits('The graphics card needs no plug', about)]
  }
  const { plugs } = supply.specs
  // Supplies without any plug for graphics are in fact unknown.
  if (!plugs?.pcie16 && !plugs?.pcie8) return [...unknowns, missing(supply, 'plugs', cards)]
  const compared = [
    ...(sixteen > 0 ? [count('16-pin', sixteen, plugs, 'pcie16', [supply, ...cards])] : []),
    ...(eight > 0 ? [count('8-pin PCIe', eight, plugs, 'pcie8', [supply, ...cards])] : []),
  ]
  return [...compared, ...unknowns]
}

function boardPlugs(supply: Supply, board: Part<'motherboard'>): Reason[] {
  const { plugs } = supply.specs
  const needed = board.specs.plugs
  const about = [supply, board]
  if (needed && plugs?.eps8) {
    // A plug with 8 pins splits into two with 4, but a board's socket takes a cable of its own.
    return [count('8-pin EPS', (needed.eps8 ?? 0) + (needed.eps4 ?? 0), plugs, 'eps8', about)]
  }
  return [
    ...(needed ? [] : [missing(board, 'plugs', [supply])]),
    ...(plugs?.eps8 ? [] : [missing(supply, 'plugs', [board])]),
  ]
}

function count(
  label: string,
  needed: number,
  plugs: Plugs,
  plug: keyof Plugs,
  about: readonly Pick<Part, 'id'>[],
): Reason {
  const there = plugs[plug] ?? 0
  const text = `${label} plugs: ${needed} needed, ${there} there`
  return (needed <= there ? fits : doesNotFit)(text, about)
}
