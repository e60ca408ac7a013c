const prefix = 'document-'

/**
 * Gives the history entry of a freshly loaded document a key of its own. React Router calls each
 * of them "default", so that a new visit would find the scroll position and the filter of another.
 */
export function nameDocumentEntry(): void {
  const { state } = window.history
  const [load] = performance.getEntriesByType('navigation')
  // A new visit of the open address would keep the state of the entry: filter, position, notices.
  const isNewVisit = load !== undefined && 'type' in load && load.type === 'navigate'
  if (isNewVisit || !state?.key) {
    window.history.replaceState({ key: `${prefix}${performance.timeOrigin}` }, '')
  }
}

/** Whether this is the key of an entry that a document was loaded for. */
export function isDocumentEntry(key: string): boolean {
  return key.startsWith(prefix)
}
