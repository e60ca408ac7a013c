const prefix = 'document-'

/**
 * Gives the history entry of a freshly loaded document a key of its own. React Router calls each
 * of them "default", so that a new visit would find the scroll position and the filter of another.
 */
export function nameDocumentEntry(): void {
  const { state } = window.history
  if (!state?.key) {
    window.history.replaceState({ ...state, key: `${prefix}${performance.timeOrigin}` }, '')
  }
}

/** Whether this is the key of an entry that a document was loaded for. */
export function isDocumentEntry(key: string): boolean {
  return key.startsWith(prefix)
}
