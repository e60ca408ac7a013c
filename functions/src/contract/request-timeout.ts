/** The request timeout of the API in ms, after which it answers 503. Clients wait longer. */
export const requestTimeoutMs = 25_000

/** The timeout of reads in ms. It is shorter, because a screen waits and a read can be repeated. */
export const readTimeoutMs = 5000
