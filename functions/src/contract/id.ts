/** The id of a document. Firestore reserves some names that begin with `__`. */
export const idPattern = /^(?!__)[\w-]{1,128}$/
