import { useInsertionEffect } from 'react'

/**
 * Instead of `@emotion/use-insertion-effect-with-fallbacks`: emotion inserts the styles of a component while React
 * renders it, in slices, as with a React without `useInsertionEffect`, and not in the commit, which is one task.
 */
export const useInsertionEffectAlwaysWithSyncFallback = <Result>(insert: () => Result): Result =>
  insert()

export const useInsertionEffectWithLayoutFallback = useInsertionEffect
