import { compareFacts, compareRoom, compareTotal } from './compare.ts'
import { type Build, countPieces, type Part, pairs, sumOf } from './part.ts'
import {
  coolingOf,
  isInFront,
  leastDepth,
  maxDepth,
  mountVerdict,
  radiatorDepth,
  unknownCooling,
} from './radiator.ts'
import { fitsIf, format, missing, missingIn, note, type Reason } from './reason.ts'

type Card = Part<'graphics-card'>
type Case = Part<'case'>
type Cooler = Part<'cooler'>

const tightMm = 5

export function checkGraphicsCard(build: Build): Reason[] {
  const cards = build['graphics-card']
  const radiators = build.cooler.filter((cooler) => coolingOf(cooler) !== 'Air')
  return [
    ...compareFacts([cards, 'lengthMm'], [build.case, 'gpuMaxMm'], (size, room, about) => {
      const without = compareRoom({ what: 'card', size, room, noteBelow: tightMm }, about)
      if (without.verdict === 'does-not-fit' || radiators.length === 0) return without
      return radiators.map((cooler) => besideRadiator(size, room, [...about, cooler], without))
    }),
    ...pairs(cards, build.case).flatMap(([card, box]) => lowProfile(card, box)),
    ...(cards.length > 0 ? build.case.flatMap((box) => slots(cards, box)) : []),
  ]
}

function besideRadiator(size: number, room: number, about: [Card, Case, Cooler], without: Reason) {
  const [card, box, cooler] = about
  const inFront = compareInFront(size, room, about)
  // Wherever it is mounted.
  if (inFront.verdict === 'fits') return inFront
  const mounts = box.specs.radiatorMounts?.filter(
    (mount) => mountVerdict(cooler, mount) !== 'does-not-fit',
  )
  if (!mounts) return missing(box, 'radiatorMounts', [card, cooler])
  // If none takes it, the rule for radiators has the reason.
  if (mounts.every((mount) => isInFront(mount) === false)) {
    return { ...without, parts: about.map(({ id }) => id) }
  }
  if (!coolingOf(cooler)) return unknownCooling(cooler, [card, box])
  if (inFront.verdict !== 'does-not-fit') return inFront
  const other = mounts.find(
    (mount) => isInFront(mount) === false && mountVerdict(cooler, mount) === 'fits',
  )
  if (other) {
    const where = other.where?.toLowerCase()
    return note(`${without.text}, with the radiator at the ${where} and not in front`, about)
  }
  if (mounts.every(isInFront)) return inFront
  return radiatorDepth(cooler) === undefined
    ? missing(cooler, 'radiatorThicknessMm', [card, box])
    : missing(box, 'radiatorMounts', [card, cooler])
}

function compareInFront(size: number, room: number, about: [Card, Case, Cooler]): Reason {
  const [card, box, cooler] = about
  const depth = leastDepth(cooler)
  const isKnown = radiatorDepth(cooler) !== undefined
  const compared = compareRoom(
    { what: 'card', size, room: room - depth, noteBelow: tightMm },
    about,
  )
  const isRoomy = size + maxDepth(cooler) + tightMm <= room
  if (!isKnown && !isRoomy && compared.verdict !== 'does-not-fit') {
    const field = cooler.specs.radiatorThicknessMm ? 'fanThicknessMm' : 'radiatorThicknessMm'
    return missing(cooler, field, [card, box])
  }
  const less = `${isKnown ? 'less' : 'less at least'} ${format(depth)} mm`
  const text = `${compared.text} (${format(room)} mm ${less} of radiator and fans in front)`
  return { ...compared, text }
}

/** Only a few cases take low-profile cards alone, and these have the flag. */
function lowProfile(card: Card, box: Case): Reason[] {
  if (!box.specs.lowProfileOnly) return []
  const isLow = card.specs.lowProfile
  if (isLow === undefined) return [missing(card, 'lowProfile', [box])]
  const height = isLow ? 'Low-profile' : 'Full-height'
  return [fitsIf(isLow, `${height} card, the case takes only low-profile cards`, [card, box])]
}

function slots(cards: readonly Card[], box: Case): Reason[] {
  const limit = box.specs.slots
  // Two cards cannot share a slot.
  const whole = countPieces(cards) > 1 ? Math.ceil : (slots: number) => slots
  const total = sumOf(cards, ({ specs }) => whole(specs.slots ?? 0))
  const text = `${format(total)} slots wide, the case has ${limit}`
  return compareTotal(
    { total, limit, text },
    [...cards, box],
    [...missingIn(cards, 'slots', [box]), ...missingIn([box], 'slots', cards)],
  )
}
