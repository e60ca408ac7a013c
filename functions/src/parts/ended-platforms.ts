import type { AnyPart } from './compatibility/part.ts'
import { hasChoice } from './specifications/choice.ts'

/** Sockets whose last processors and boards have been shipped, each with the one before it. All were read on 2026-11-28. */
const endedSockets = [
  // Last shipments of processors and chipsets: 2024-02-23.
  { sockets: ['LGA1200', 'LGA1151'], url: 'https://winfuture.de/news,134490.html' },
  // 2025-01-31.
  {
    sockets: ['LGA2066', 'LGA2011-3'],
    url: 'https://www.heise.de/news/Intel-beerdigt-LGA2066-Plattform-fuer-High-End-Desktop-und-Workstation-9211023.html',
  },
  // Replaced by sTR5 after one generation.
  { sockets: ['sTRX4', 'TR4'], url: 'https://en.wikipedia.org/wiki/Socket_sTRX4' },
].flatMap(({ sockets }) => sockets)

/** Samsung and SK hynix ceased to deliver it in 2024: https://www.semimedia.cc/16764.html, read on 2026-11-28. */
const endedMemory = ['DDR3', 'DDR2']

/** Whether a processor or a board is of a platform that nobody produces any more. One that is not known is current. */
export function isOfEndedPlatform({ specs }: AnyPart): boolean {
  if (specs.kind !== 'processor' && specs.kind !== 'motherboard') return false
  if (hasChoice(endedSockets, specs.socket ?? '')) return true
  const memory = specs.kind === 'processor' ? specs.memoryTypes : [specs.memoryType ?? '']
  return !!memory?.length && memory.every((type) => hasChoice(endedMemory, type))
}
