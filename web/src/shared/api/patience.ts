import { longestAnswerMs } from '@tech-house/api/contract/answer-time'

const travelMs = 3000

/** Ends the wait for an answer, a little after the API has given its last. */
export const endOfPatience = () => AbortSignal.timeout(longestAnswerMs + travelMs)
