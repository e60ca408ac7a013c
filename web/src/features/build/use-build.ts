import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type BuildLine, countExcess, readBuild, toBuild } from './build-address.ts'
import { readCurrentBuild, writeCurrentBuild } from './current-build.ts'

/** The build in the URL; without one, the build that was last changed in this browser. */
export function useBuild() {
  const location = useLocation()
  const [state, setState] = useState(() => read(location))
  const isMoved = state.location !== location
  const { lines, excess } = isMoved ? read(location) : state
  if (isMoved) setState({ location, lines, excess })

  useEffect(() => {
    if (lines.length > 0 && readBuild(location.search) === undefined) replaceAddress(lines)
  }, [location, lines])

  function change(next: BuildLine[]) {
    setState({ location, lines: next, excess: 0 })
    writeCurrentBuild(next)
    replaceAddress(next)
  }

  return { lines, excess, change }
}

type Location = ReturnType<typeof useLocation>
const read = (location: Location) => ({
  location,
  lines: readBuild(location.search) ?? readCurrentBuild(),
  /** How many products of the URL are left out. */
  excess: countExcess(location.search),
})

/** Without the router, which would move the focus to the heading. */
function replaceAddress(lines: BuildLine[]): void {
  try {
    window.history.replaceState(window.history.state, '', toBuild(lines))
  } catch {
    // Safari allows 100 changes in 30 seconds. A later change updates the URL.
  }
}
