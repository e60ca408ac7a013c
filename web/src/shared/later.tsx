import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'

/** A component whose code loads when it is first shown, or before that by `load`. */
export interface Later extends FunctionComponent {
  load: () => Promise<void>
}

export function later(read: () => Promise<ComponentType>): Later {
  let loaded: ComponentType | undefined
  let loading: Promise<void> | undefined

  const Suspended = lazy(async () => ({ default: loaded ?? (await read()) }))

  /** Once loaded it renders in one go, as prerendering and a swift change of screens need it. */
  function Part() {
    const [Shown] = useState(() => loaded ?? Suspended)
    return <Shown />
  }

  Part.load = () => {
    loading ??= read().then(
      (part) => {
        loaded = part
      },
      // Shown all the same, it says what went wrong.
      () => {
        loading = undefined
      },
    )
    return loading
  }
  return Part
}
