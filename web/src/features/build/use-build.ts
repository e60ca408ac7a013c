import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useReplaceInPlace } from '#shared/use-replace-in-place.ts'
import { type BuildContents, readBuild, toBuild, writeBuild } from './build-url.ts'
import { useCurrentBuild, writeCurrentBuild } from './current-build.ts'

/** The build in the URL; without one, the build that was last changed in this browser. */
export function useBuild() {
  const { search } = useLocation()
  const replaceInPlace = useReplaceInPlace()
  const inUrl = useMemo(() => readBuild(search), [search])
  const current = useCurrentBuild()
  const build = inUrl ?? current

  const showInUrl = useEffectEvent(() => {
    if (!inUrl && writeBuild(build)) replaceInPlace(toBuild(build))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another URL or build is what it reacts to.
  useEffect(() => showInUrl(), [search, current])

  return {
    build,
    leftOut: inUrl?.leftOut ?? 0,
    change(next: BuildContents) {
      writeCurrentBuild(next)
      replaceInPlace(toBuild(next), { flushSync: true })
    },
  }
}
