import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

/** Returns the stored form of the address. The form itself shows errors. */
export function useSubscribe() {
  return useSafeMutation({
    // The contract's schemas load on first use, so the landing page loads without them.
    mutationFn: async (typed: string) => (await import('./subscribe.ts')).subscribeTyped(typed),
    meta: { quiet: true },
  })
}
