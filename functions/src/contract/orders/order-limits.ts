/** The lines of a batch: each has three writes, and Firestore takes 500 in one batch. */
export const maxBatchLines = 100

/** The orders that one call changes. */
export const maxBulkOrders = 100
