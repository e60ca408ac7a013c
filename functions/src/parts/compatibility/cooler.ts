import { hasChoice, isSameChoice } from '../specifications/choice.ts'
import { compareFacts, compareRoom } from './compare.ts'
import { type Build, type Part, pairs } from './part.ts'
import { coolingOf, unknownCooling } from './radiator.ts'
import { advise, fits, fitsIf, format, note, type Reason } from './reason.ts'

type Cooler = Part<'cooler'>

const memoryAdvice = 'look whether the memory fits below the fan'
const ratingAdvice = 'look in the list of processors of the cooler’s maker'

export function checkCooler(build: Build): Reason[] {
  const { cooler, processor, motherboard, memory } = build
  const air = cooler.filter((one) => coolingOf(one) === 'Air')
  const unknown = cooler.filter((one) => coolingOf(one) === undefined)
  return [
    ...compareFacts([cooler, 'sockets'], [processor, 'socket'], compareSockets),
    ...compareFacts([cooler, 'sockets'], [motherboard, 'socket'], compareSockets),
    ...pairs(unknown, build.case).map(([one, box]) => unknownCooling(one, [box])),
    ...compareFacts([air, 'heightMm'], [build.case, 'coolerMaxMm'], (size, room, about) =>
      compareRoom({ what: 'cooler', size, room }, about),
    ),
    ...pairs(unknown, memory).map(([one, kit]) => advise(one, 'cooling', memoryAdvice, [kit])),
    ...compareFacts([air, 'ramClearanceMm'], [memory, 'heightMm'], compareClearance, memoryAdvice),
    ...pairs(cooler, processor).flatMap(([one, cpu]) => rating(one, cpu)),
  ]
}

function compareSockets(
  sockets: readonly string[],
  socket: string,
  [cooler, part]: [Cooler, Part],
): Reason {
  const text = `${socket} ${part.specs.kind}, the cooler is made for ${sockets.join(', ')}`
  return fitsIf(hasChoice(sockets, socket), text, [cooler, part])
}

function compareClearance(clearance: number, height: number, about: [Cooler, Part]): Reason {
  const figures = `${format(height)} mm high memory, ${format(clearance)} mm below the fan`
  const lackingMm = Math.round((height - clearance) * 10) / 10
  if (lackingMm <= 0) return fits(figures, about)
  return note(`${figures}: move the fan up by ${format(lackingMm)} mm`, about)
}

/** A list of the maker, where there is one, says more than a rating: it is about this processor. */
function rating(cooler: Cooler, processor: Part<'processor'>): Reason[] {
  if (isListed(cooler, processor)) {
    const text = `The maker of ${cooler.name} lists it for ${processor.name}`
    const url = cooler.specs.processorListUrl
    return [{ ...fits(text, [cooler, processor]), ...(url && { url }) }]
  }
  return compareFacts(
    [[cooler], 'ratedWatts'],
    [[processor], 'maxWatts'],
    (rated, most, about) => {
      const figures = `${format(most)} W processor, cooler rated for ${format(rated)} W`
      if (most <= rated) return fits(figures, about)
      return note(`${figures}: it gets slower when it is hot`, about)
    },
    ratingAdvice,
  )
}

function isListed(cooler: Cooler, { name, specs }: Part<'processor'>): boolean {
  const words = ` ${name} `
  return !!cooler.specs.processors?.some(({ family = '', model }) =>
    model ? words.includes(` ${model} `) : family && isSameChoice(family, specs.family ?? ''),
  )
}
