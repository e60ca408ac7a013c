/** The lines of a purchase: each has three writes, and Firestore takes 500 in one batch. */
export const maxPurchaseLines = 100

export const maxBulkOrders = 100

/** That a profile keeps. */
export const maxAddresses = 10

/** A delivery can be undone as long; its mail leaves afterwards. */
export const undoMs = 10 * 60_000
