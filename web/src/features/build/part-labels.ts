import { type PartKind, partLabel } from '@tech-house/api/parts/compatibility/part'

export const slotLabel = (kind: PartKind): string =>
  kind === 'storage' ? 'Drives' : partLabel(kind)

export const onePart = (kind: PartKind): string => {
  if (kind === 'memory') return 'memory'
  return kind === 'storage' ? 'a drive' : `a ${partLabel(kind).toLowerCase()}`
}
