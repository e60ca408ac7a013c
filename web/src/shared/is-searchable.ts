/** A problem for a search form, or `true`. */
export const isSearchable = (text: string) =>
  /^$|[\p{L}\p{N}]/u.test(text) || 'Enter a letter or a digit'
