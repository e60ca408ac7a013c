import { specificationKinds } from '../specifications/specification-kinds.ts'
import { type Build, countPieces, type Part, sumOf } from './part.ts'
import {
  doesNotFit,
  fits,
  format,
  missing,
  missingIn,
  note,
  type Reason,
  withOrigins,
} from './reason.ts'

type Supply = Part<'power-supply'>

const usual = { board: 50, module: 5, drive: 8, fan: 3 }

/** A card from this power on has peaks that a supply before ATX 3 must be larger for, in W. */
const peakingCardWatts = 300

const maxFans = {
  case: specificationKinds.case.fields.fansIncluded.max,
  cooler: specificationKinds.cooler.fields.fans.max,
  pack: specificationKinds['case-fan'].fields.fans.max,
}

const reserve = { atx3: 1.25, older: 1.45 }

export function loadOf(build: Build) {
  const { memory, storage } = build
  const processor = withoutSpares(build.processor)
  const cases = withoutSpares(build.case)
  const coolers = withoutSpares(build.cooler)
  const cards = build['graphics-card']
  const fans =
    sumOf(cases, ({ specs }) => specs.fansIncluded) +
    sumOf(coolers, ({ specs }) => specs.fans) +
    sumOf(build['case-fan'], ({ specs }) => specs.fans)
  const items = [
    { label: 'processor', watts: sumOf(processor, ({ specs }) => specs.maxWatts) },
    { label: 'graphics card', watts: sumOf(cards, ({ specs }) => specs.boardWatts) },
    { label: 'board', watts: usual.board * Math.max(1, build.motherboard.length) },
    { label: 'memory', watts: usual.module * sumOf(memory, ({ specs }) => specs.modules) },
    { label: 'drives', watts: usual.drive * countPieces(storage) },
    { label: 'fans', watts: usual.fan * fans },
  ].filter(({ watts }) => watts > 0)
  const open = [
    ...missingIn(processor, 'maxWatts'),
    ...missingIn(cards, 'boardWatts'),
    ...missingIn(memory, 'modules'),
  ]
  const openCases = missingIn(cases, 'fansIncluded')
  const openCoolers = missingIn(coolers, 'fans')
  const packs = build['case-fan'].filter(({ specs }) => specs.fans === undefined)
  const openFans =
    maxFans.case * openCases.length +
    maxFans.cooler * openCoolers.length +
    maxFans.pack * countPieces(packs)
  return {
    watts: items.reduce((total, { watts }) => total + watts, 0),
    items,
    isComplete: open.length + openFans === 0,
    missing: open,
    fans: {
      watts: usual.fan * openFans,
      missing: [...openCases, ...openCoolers, ...missingIn(packs, 'fans')],
    },
  }
}

/** A computer has one piece of such a part; more pieces do not run. */
const withoutSpares = <P extends Part>(parts: readonly P[]): P[] =>
  parts.map((part) => ({ ...part, quantity: 1 }))

export function checkPower(build: Build): Reason[] {
  const consumers = [...build.processor, ...build['graphics-card']]
  if (consumers.length === 0) return []
  return build['power-supply'].flatMap((supply) => compare(build, supply))
}

/** Whether the power supply has the recommended reserve, as far as the facts are known. */
export function hasPowerReserve(build: Build): boolean {
  const { watts } = loadOf(build)
  return build['power-supply'].every(
    (supply) => (supply.specs.watts ?? 0) >= adviceFor(supply, build['graphics-card'], watts).least,
  )
}

function compare(build: Build, supply: Supply): Reason[] {
  const load = loadOf(build)
  const cards = build['graphics-card']
  const about = [supply, ...build.processor, ...cards]
  const alsoAbout = (reason: Reason): Reason => ({ ...reason, parts: about.map(({ id }) => id) })
  const { watts } = supply.specs
  if (!watts) return [...load.missing.map(alsoAbout), alsoAbout(missing(supply, 'watts'))]
  const parts = load.items.map((item) => `${item.label} ${format(item.watts)}`).join(', ')
  const { text: figures } = build.processor.reduce(
    (reason, part) => withOrigins(reason, [part, 'maxWatts']),
    fits(`${format(watts)} W supply, ${format(load.watts)} W load (${parts})`, about),
  )
  if (watts < load.watts) {
    return [doesNotFit(`${figures}, ${format(load.watts - watts)} W short`, about)]
  }
  if (load.missing.length > 0) return load.missing.map(alsoAbout)
  const most = load.watts + load.fans.watts
  if (watts < most) return load.fans.missing.map(alsoAbout)
  const advice = adviceFor(supply, cards, load.watts)
  if (watts < advice.least) {
    const least = format(Math.ceil(advice.least))
    return [note(`${figures}; ${least} W are recommended`, about)]
  }
  const open = watts < adviceFor(supply, cards, most).least ? load.fans.missing : advice.missing
  if (open.length > 0) return open.map((fact) => alsoAbout(toAdvice(fact, figures)))
  return [fits(`${figures}, ${format(watts - load.watts)} W left`, about)]
}

/** The supply carries the load, so what is missing can only lead to a note. */
const toAdvice = (reason: Reason, figures: string): Reason => ({
  ...reason,
  verdict: 'fits-with-note',
  text: `${figures}. ${reason.text} Look it up before you order.`,
})

/** The least recommended supply in W; with missing facts it may be more. */
function adviceFor(supply: Supply, cards: Build['graphics-card'], load: number) {
  const { watts = 0, atx3 } = supply.specs
  const hasPeaks = cards.some(({ specs }) => (specs.boardWatts ?? 0) >= peakingCardWatts)
  const factor = hasPeaks && atx3 === false ? reserve.older : reserve.atx3
  const isOpen = hasPeaks && atx3 === undefined && watts < withReserve(load, reserve.older)
  const vendor = Math.max(0, ...cards.map(({ specs }) => specs.recommendedSupplyWatts ?? 0))
  return {
    least: Math.max(vendor, withReserve(load, factor)),
    missing: [
      ...(isOpen ? [missing(supply, 'atx3')] : []),
      ...missingIn(cards, 'recommendedSupplyWatts'),
    ],
  }
}

/** Without the errors of binary fractions: 1.45 × 500 is 725. */
const withReserve = (load: number, factor: number) => Math.round(load * factor * 100) / 100
