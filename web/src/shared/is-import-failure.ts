/**
 * Whether a chunk could not be loaded: for want of a connection, or because the visitor was leaving
 * the page. In the words of Chrome and Firefox, and of Safari.
 */
export const isImportFailure = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|Importing a module script failed/.test(error.message)
