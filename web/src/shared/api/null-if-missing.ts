import { CallError } from './call-error.ts'

/** The response, or `null` if the API answers that there is nothing: 404, or one of these statuses. */
export async function nullIfMissing<Found>(call: Promise<Found>, statuses = [404]) {
  try {
    return await call
  } catch (error) {
    if (error instanceof CallError && statuses.includes(error.status)) return null
    throw error
  }
}
