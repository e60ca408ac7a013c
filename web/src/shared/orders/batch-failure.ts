import { isRefusal } from '#shared/api/call-error.ts'

interface Outcome {
  /** How many lines the parts before have booked. */
  bookedLines: number
  /** The part that failed may be booked, because its response was lost. */
  isUnconfirmed: boolean
}

/** A part of a batch failed. Its message says what is booked. */
export class BatchFailure extends Error {
  readonly isUnconfirmed: boolean

  constructor(cause: unknown, outcome: Outcome) {
    super(messageOf(cause, outcome), { cause })
    this.isUnconfirmed = outcome.isUnconfirmed
  }
}

/** Of a refused part also the first line's reason. */
function messageOf(cause: unknown, { bookedLines, isUnconfirmed }: Outcome): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  const [first] = isRefusal(cause) ? cause.fields : []
  if (bookedLines === 0 && isUnconfirmed) return `We could not confirm your order. ${message}`
  if (bookedLines === 0) return first ? `${message}: ${first.message}` : message
  const others = isUnconfirmed ? 'We could not confirm the others' : 'The others are not'
  // Without the refusal's own message, which says that nothing was ordered.
  return `The first ${bookedLines} products are booked. ${others}: ${first?.message ?? message}`
}
