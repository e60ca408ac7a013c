import type { Location } from 'react-router-dom'

const prefix = 'document-'

/** React Router names all entries "default", so a new visit would restore the position of another one. */
export function nameDocumentEntry(): void {
  const { state } = window.history
  const [load] = performance.getEntriesByType('navigation')
  // A new visit of the open URL would keep the state of the entry: filter, position, notices.
  const isNewVisit = load !== undefined && 'type' in load && load.type === 'navigate'
  if (isNewVisit || !state?.key) {
    window.history.replaceState({ key: `${prefix}${performance.timeOrigin}` }, '')
  }
}

/** It stays the same when `useReplaceInPlace` replaces the entry. */
export const entryOf = ({ key, state }: Pick<Location, 'key' | 'state'>): string =>
  state?.entry ?? key

/** Whether this location belongs to an entry of a freshly loaded document. */
export const isDocumentEntry = (location: Pick<Location, 'key' | 'state'>): boolean =>
  entryOf(location).startsWith(prefix)
