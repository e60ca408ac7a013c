const minuteMs = 60_000

/** The last attempt comes 18 hours after the first. */
export const maxAttempts = 8

/** A mail that is older than this when it is due is out of date, so it is not sent any more. */
export const maxAgeMs = 24 * 60 * minuteMs

/** The pause after so many failed attempts: 1, 3, 9 … minutes. */
export const retryDelayMs = (attempts: number): number => minuteMs * 3 ** (attempts - 1)
