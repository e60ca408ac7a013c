import { useMemo, useSyncExternalStore } from 'react'
import { localStore } from '#shared/storage.ts'
import { type BuildContents, emptyBuild, readBuild, writeBuild } from './build-url.ts'

const key = 'build'
/** Browsers send `storage` to other tabs only. */
const changed = 'currentbuildchange'

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
  window.dispatchEvent(new Event(changed))
}

function follow(listener: () => void): () => void {
  const following = new AbortController()
  for (const event of ['storage', changed]) {
    window.addEventListener(event, listener, { signal: following.signal })
  }
  return () => following.abort()
}
