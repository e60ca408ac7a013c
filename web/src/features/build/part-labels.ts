import type {
  CompletedBuild,
  CompletedLine,
} from '@tech-house/api/contract/builds/build-completion'
import { type PartKind, partLabel } from '@tech-house/api/parts/compatibility/part'

export const slotLabel = (kind: CompletedLine['part']): string =>
  kind === 'storage' ? 'Drives' : partLabel(kind)

export const onePart = (kind: PartKind): string => {
  if (kind === 'memory') return 'memory'
  return kind === 'storage' ? 'a drive' : `a ${partLabel(kind).toLowerCase()}`
}

export const formatSpeed = ({ isEstimated, percent }: NonNullable<CompletedBuild['speed']>) =>
  `${isEstimated ? 'Estimated: ' : ''}${Math.round(percent)}% of the fastest`
