/** The API answers every request within so many ms, with a 503 at the worst; its clients wait longer. */
export const requestTimeoutMs = 25_000

/** And a read within so many ms: it can be repeated at once, and a screen waits for it. */
export const readTimeoutMs = 5000
