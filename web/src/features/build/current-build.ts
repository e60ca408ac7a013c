import { localStore } from '#shared/storage.ts'
import { type BuildLine, readBuild, writeBuild } from './build-address.ts'

const key = 'build'

/** The build that was last changed in this browser. */
export const readCurrentBuild = (): BuildLine[] => readBuild(localStore.getItem(key) ?? '') ?? []

export function writeCurrentBuild(lines: readonly BuildLine[]): void {
  try {
    localStore.setItem(key, writeBuild(lines))
  } catch {
    // The storage is full. The URL still has the build.
  }
}
