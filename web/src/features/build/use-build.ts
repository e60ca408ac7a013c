import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useReplaceInPlace } from '#shared/use-replace-in-place.ts'
import {
  type BuildContents,
  countExcess,
  countUnreadable,
  readBuild,
  toBuild,
  writeBuild,
} from './build-address.ts'
import { readCurrentBuild, writeCurrentBuild } from './current-build.ts'

/** The build in the URL; without one, the build that was last changed in this browser. */
export function useBuild() {
  const { search } = useLocation()
  const replaceInPlace = useReplaceInPlace()
  const inUrl = readBuild(search)
  const build = inUrl ?? readCurrentBuild()

  const showInUrl = useEffectEvent(() => {
    if (!inUrl && writeBuild(build)) replaceInPlace(toBuild(build))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another URL is what it reacts to.
  useEffect(() => showInUrl(), [search])

  return {
    build,
    /** How many products of the URL are left out. */
    excess: countExcess(search),
    /** How many owned parts of the URL are left out. */
    unreadable: countUnreadable(search),
    change(next: BuildContents) {
      writeCurrentBuild(next)
      replaceInPlace(toBuild(next), { flushSync: true })
    },
  }
}
