const freshMs = 5000
const patienceMs = 2000

/**
 * Asks whether something answers within two seconds, and keeps the outcome for five: however many
 * monitors and strangers ask, each instance asks once in that time.
 */
export function probe(ask: () => Promise<unknown>, now = Date.now): () => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY
  let outcome = Promise.resolve()

  return () => {
    if (now() - askedAt >= freshMs) {
      askedAt = now()
      outcome = withPatience(ask())
      // Whoever asks is told; without anybody who asks it is no news.
      outcome.catch(() => {})
    }
    return outcome
  }
}

async function withPatience(answer: Promise<unknown>): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer within 2 s')), patienceMs)
  try {
    await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
