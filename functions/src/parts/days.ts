export const hourMs = 60 * 60 * 1000
export const dayMs = 24 * hourMs

/** The day in UTC, since 1970. */
export const dayOf = (ms: number): number => Math.floor(ms / dayMs)
