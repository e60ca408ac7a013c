import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'

/** Answers the address as it is stored. The form itself says what went wrong. */
export function useSubscribe() {
  return useSingleFlightMutation({
    // The contract's schemas come with the first use: the landing page does without them.
    mutationFn: async (typed: string) => (await import('./subscribe.ts')).subscribeTyped(typed),
    meta: { quiet: true },
  })
}
