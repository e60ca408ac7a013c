/** The lines of a batch: each has three writes, and Firestore takes 500 in one batch. */
export const maxBatchLines = 100

export const maxBulkOrders = 100

/** That a profile keeps. */
export const maxAddresses = 10
