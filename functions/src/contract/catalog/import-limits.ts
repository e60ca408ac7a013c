/** Products of one call. */
export const maxImportBatch = 50

export const maxMatchedRows = 200
