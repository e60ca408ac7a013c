import { type Build, type Part, pairs } from './part.ts'
import { isLiquid } from './radiator.ts'
import {
  advise,
  compareRoom,
  doesNotFit,
  fits,
  format,
  missing,
  note,
  type Reason,
} from './reason.ts'

type Cooler = Part<'cooler'>

/** The cooler fits the socket, the case and the memory below it, and is made for the processor's power. */
export function checkCooler(build: Build): Reason[] {
  const { cooler, processor, motherboard, memory } = build
  return [
    ...pairs(cooler, [...processor, ...motherboard]).flatMap(([one, other]) => socket(one, other)),
    ...pairs(cooler, build.case).flatMap(([one, box]) => height(one, box)),
    ...pairs(cooler, memory).flatMap(([one, kit]) => clearance(one, kit)),
    ...pairs(cooler, processor).flatMap(([one, cpu]) => rating(one, cpu)),
  ]
}

function socket(cooler: Cooler, part: Part<'processor'> | Part<'motherboard'>): Reason[] {
  const { sockets } = cooler.specs
  const { socket } = part.specs
  if (sockets && socket) {
    const text = `${socket} ${part.specs.kind}, the cooler is made for ${sockets.join(', ')}`
    return [(sockets.includes(socket) ? fits : doesNotFit)(text, [cooler, part])]
  }
  return [
    ...(sockets ? [] : [missing(cooler, 'sockets', [part])]),
    ...(socket ? [] : [missing(part, 'socket', [cooler])]),
  ]
}

/** `undefined` if it is not known whether the cooler is an air cooler. */
function isAir(cooler: Cooler): boolean | undefined {
  if (isLiquid(cooler)) return false
  return cooler.specs.cooling === 'Air' || undefined
}

function height(cooler: Cooler, box: Part<'case'>): Reason[] {
  if (isAir(cooler) === undefined) return [missing(cooler, 'cooling', [box])]
  if (!isAir(cooler)) return []
  const { heightMm } = cooler.specs
  const { coolerMaxMm } = box.specs
  if (heightMm && coolerMaxMm) {
    return [compareRoom({ what: 'cooler', size: heightMm, room: coolerMaxMm }, [cooler, box])]
  }
  return [
    ...(heightMm ? [] : [missing(cooler, 'heightMm', [box])]),
    ...(coolerMaxMm ? [] : [missing(box, 'coolerMaxMm', [cooler])]),
  ]
}

function clearance(cooler: Cooler, kit: Part<'memory'>): Reason[] {
  const look = 'look whether the memory fits below the fan'
  if (isAir(cooler) === undefined) return [advise(cooler, 'cooling', { look }, [kit])]
  if (!isAir(cooler)) return []
  const { ramClearanceMm } = cooler.specs
  const { heightMm } = kit.specs
  if (ramClearanceMm && heightMm) {
    const figures = `${format(heightMm)} mm high memory, ${format(ramClearanceMm)} mm below the fan`
    const missingMm = Math.round((heightMm - ramClearanceMm) * 10) / 10
    if (missingMm <= 0) return [fits(figures, [cooler, kit])]
    return [note(`${figures}: move the fan up by ${format(missingMm)} mm`, [cooler, kit])]
  }
  return [
    ...(ramClearanceMm ? [] : [advise(cooler, 'ramClearanceMm', { look }, [kit])]),
    ...(heightMm ? [] : [advise(kit, 'heightMm', { look }, [cooler])]),
  ]
}

/** A list of the maker, where there is one, says more than a rating: it is about this processor. */
function rating(cooler: Cooler, processor: Part<'processor'>): Reason[] {
  const { ratedWatts, processorListUrl } = cooler.specs
  const { maxWatts } = processor.specs
  const about = [cooler, processor]
  if (isListed(cooler, processor)) {
    const text = `The maker of ${cooler.name} lists it for ${processor.name}`
    return [{ ...fits(text, about), ...(processorListUrl && { url: processorListUrl }) }]
  }
  if (ratedWatts && maxWatts) {
    const figures = `${format(maxWatts)} W processor, cooler rated for ${format(ratedWatts)} W`
    if (maxWatts <= ratedWatts) return [fits(figures, about)]
    return [note(`${figures}: it gets slower when it is hot`, about)]
  }
  const look = 'look in the list of processors of the cooler’s maker'
  return [
    ...(ratedWatts ? [] : [advise(cooler, 'ratedWatts', { look }, [processor])]),
    ...(maxWatts ? [] : [advise(processor, 'maxWatts', { look }, [cooler])]),
  ]
}

function isListed(cooler: Cooler, { name, specs }: Part<'processor'>): boolean {
  const words = ` ${name} `
  return !!cooler.specs.processors?.some(({ family, model }) =>
    model ? words.includes(` ${model} `) : family && family === specs.family,
  )
}
