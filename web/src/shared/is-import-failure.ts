/** By the messages of Chrome, Firefox and Safari. */
export const isImportFailure = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|Importing a module script failed/.test(error.message)
