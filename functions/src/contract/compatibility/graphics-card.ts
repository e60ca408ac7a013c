import { type Build, countPieces, type Part, pairs } from './part.ts'
import {
  hasSize,
  isLiquid,
  leastDepth,
  mayBeLiquid,
  mountVerdict,
  radiatorDepth,
} from './radiator.ts'
import { compareRoom, doesNotFit, fits, format, missing, note, type Reason } from './reason.ts'

type Card = Part<'graphics-card'>
type Case = Part<'case'>
type Cooler = Part<'cooler'>

/** Less room than this is a note, in mm. */
const tightMm = 5

/** The graphics card's length, width in slots and height fit the case, also with a radiator in front. */
export function checkGraphicsCard(build: Build): Reason[] {
  const cards = build['graphics-card']
  const radiators = build.cooler.filter(mayBeLiquid)
  return [
    ...pairs(cards, build.case).flatMap(([card, box]) => [
      ...length(card, box, radiators),
      ...lowProfile(card, box),
    ]),
    ...(cards.length > 0 ? build.case.flatMap((box) => slots(cards, box)) : []),
  ]
}

function length(card: Card, box: Case, radiators: Cooler[]): Reason[] {
  const { lengthMm } = card.specs
  const { gpuMaxMm } = box.specs
  if (!lengthMm || !gpuMaxMm) {
    return [
      ...(lengthMm ? [] : [missing(card, 'lengthMm', [box])]),
      ...(gpuMaxMm ? [] : [missing(box, 'gpuMaxMm', [card])]),
    ]
  }
  const size = { what: 'card', size: lengthMm, room: gpuMaxMm, noteBelow: tightMm }
  const without = compareRoom(size, [card, box])
  if (without.verdict === 'does-not-fit') return [without]
  const withRadiators = radiators.map((cooler) => besideRadiator(card, box, cooler, without))
  return withRadiators.length > 0 ? withRadiators : [without]
}

/** The reason with a radiator, which needs room in front of the card if it is mounted there. */
function besideRadiator(card: Card, box: Case, cooler: Cooler, without: Reason): Reason {
  const about = [card, box, cooler]
  const mounts = possibleMounts(cooler, box)
  const inFront = compareInFront(card, box, cooler)
  // Wherever it is mounted.
  if (inFront.verdict === 'fits') return inFront
  if (!mounts) return missing(box, 'radiatorMounts', [card, cooler])
  const mayBeInFront = mounts.filter(({ where }) => !where || where === 'Front')
  if (mayBeInFront.length === 0) return { ...without, parts: about.map(({ id }) => id) }
  if (!isLiquid(cooler)) return missing(cooler, 'cooling', [card, box])
  if (inFront.verdict !== 'does-not-fit') return inFront
  const others = mounts.filter(({ where }) => where && where !== 'Front')
  const other = others.find((mount) => mountVerdict(cooler, mount) === 'fits')
  if (other) {
    const place = other.where?.toLowerCase()
    return note(`${without.text}, with the radiator at the ${place} and not in front`, about)
  }
  const isInFront = mounts.every(({ where }) => where === 'Front')
  if (isInFront) return inFront
  return radiatorDepth(cooler) === undefined
    ? missing(cooler, 'radiatorThicknessMm', [card, box])
    : missing(box, 'radiatorMounts', [card, cooler])
}

/** The mounts that take the radiator. If none does, those of its size, or all: the radiator rule reports that. */
function possibleMounts(cooler: Cooler, box: Case) {
  const { radiatorMm } = cooler.specs
  const mounts = box.specs.radiatorMounts
  const taking = mounts?.filter((mount) => mountVerdict(cooler, mount) !== 'does-not-fit')
  if (taking?.length) return taking
  const ofSize = mounts?.filter(
    ({ sizesMm }) => radiatorMm && sizesMm && hasSize(sizesMm, radiatorMm),
  )
  return ofSize?.length ? ofSize : mounts
}

function compareInFront(card: Card, box: Case, cooler: Cooler): Reason {
  const about = [card, box, cooler]
  const { lengthMm = 0 } = card.specs
  const { gpuMaxMm = 0 } = box.specs
  const known = leastDepth(cooler)
  const room = { what: 'card', size: lengthMm, room: gpuMaxMm - known, noteBelow: tightMm }
  const compared = compareRoom(room, about)
  const isKnown = radiatorDepth(cooler) !== undefined
  if (!isKnown && compared.verdict !== 'does-not-fit') {
    const field = cooler.specs.radiatorThicknessMm ? 'fanThicknessMm' : 'radiatorThicknessMm'
    return missing(cooler, field, [card, box])
  }
  const less = isKnown ? 'less' : 'less at least'
  const depth = `${format(gpuMaxMm)} mm ${less} ${format(known)} mm of radiator and fans in front`
  return { ...compared, text: `${compared.text} (${depth})` }
}

/** Only a few cases take low-profile cards alone, and these say so. */
function lowProfile(card: Card, box: Case): Reason[] {
  if (!box.specs.lowProfileOnly) return []
  const about = [card, box]
  const text = 'the case takes only low-profile cards'
  if (card.specs.lowProfile === undefined) return [missing(card, 'lowProfile', [box])]
  return card.specs.lowProfile
    ? [fits(`Low-profile card, ${text}`, about)]
    : [doesNotFit(`Full-height card, ${text}`, about)]
}

function slots(cards: readonly Card[], box: Case): Reason[] {
  const about = [...cards, box]
  const room = box.specs.slots
  const unknown = cards.filter(({ specs }) => !specs.slots)
  // Two cards cannot share a slot.
  const whole = countPieces(cards) > 1 ? Math.ceil : (slots: number) => slots
  const taken = cards.reduce(
    (sum, { quantity, specs }) => sum + quantity * whole(specs.slots ?? 0),
    0,
  )
  const figures = `${format(taken)} slots wide, the case has ${room}`
  if (room && taken > room) return [doesNotFit(figures, about)]
  if (room && unknown.length === 0) return [fits(figures, about)]
  return [
    ...unknown.map((card) => missing(card, 'slots', [box])),
    ...(room ? [] : [missing(box, 'slots', cards)]),
  ]
}
