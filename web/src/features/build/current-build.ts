import { useMemo, useSyncExternalStore } from 'react'
import { localStore } from '#shared/storage.ts'
import { type BuildContents, emptyBuild, readBuild, writeBuild } from './build-url.ts'

const key = 'build'

const read = () => localStore.getItem(key) ?? ''

export const readCurrentBuild = (): BuildContents => readBuild(read()) ?? emptyBuild

/** The same, up to date with every button on the page and in other tabs; empty during hydration. */
export function useCurrentBuild(): BuildContents {
  const stored = useSyncExternalStore(follow, read, () => '')
  return useMemo(() => readBuild(stored) ?? emptyBuild, [stored])
}

export function writeCurrentBuild(build: BuildContents): void {
  try {
    localStore.setItem(key, writeBuild(build))
  } catch {
    // The storage is full. The URL still has the build.
  }
  // Browsers send it to other tabs only.
  window.dispatchEvent(new Event('storage'))
}

function follow(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
