/**
 * Whether a chunk could not be loaded, because of the connection or because the visitor left the
 * page. These are the messages of Chrome, Firefox and Safari.
 */
export const isImportFailure = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|Importing a module script failed/.test(error.message)
