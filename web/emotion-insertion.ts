import { useInsertionEffect } from 'react'

/** Emotion inserts the styles of a component while React renders it, in slices, and not in the commit, which is one task. */
export const useInsertionEffectAlwaysWithSyncFallback = <Result>(insert: () => Result) => insert()
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
