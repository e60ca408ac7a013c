import { useSyncExternalStore } from 'react'

/** A value that only the browser knows; a prerendered page shows the other one until hydration. */
export const useBrowserValue = <Value>(inBrowser: () => Value, prerendered: () => Value): Value =>
  useSyncExternalStore(neverChanges, inBrowser, prerendered)

const neverChanges = () => () => {}
