/** Products of one call. */
export const maxImportBatch = 50

/** Products of a change of prices, which takes several calls. */
export const maxPriceChange = 5000

export const maxMatchedRows = 200
