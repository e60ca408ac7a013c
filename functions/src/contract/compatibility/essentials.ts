import type { Build, Part } from './part.ts'
import { doesNotFit, fits, missing, note, type Reason } from './reason.ts'

/** Something makes a picture and something cools the processor. */
export function checkEssentials(build: Build): Reason[] {
  return build.processor.flatMap((cpu) => [picture(cpu, build), cooling(cpu, build)])
}

function picture(cpu: Part<'processor'>, build: Build): Reason {
  const cards = build['graphics-card']
  if (cards.length > 0) return fits('The graphics card makes the picture', [cpu, ...cards])
  const { integratedGraphics } = cpu.specs
  if (integratedGraphics === undefined) return missing(cpu, 'integratedGraphics')
  return integratedGraphics
    ? fits('The processor has graphics', [cpu])
    : doesNotFit('No picture: neither a graphics card nor graphics in the processor', [cpu])
}

function cooling(cpu: Part<'processor'>, { cooler }: Build): Reason {
  if (cooler.length > 0) return fits('The processor has a cooler', [cpu, ...cooler])
  const { coolerIncluded } = cpu.specs
  if (coolerIncluded === undefined) return missing(cpu, 'coolerIncluded')
  return coolerIncluded
    ? fits('A cooler is in the box of the processor', [cpu])
    : note('No cooler, and none in the box of the processor', [cpu])
}
