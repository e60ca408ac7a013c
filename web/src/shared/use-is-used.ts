import { useSyncExternalStore } from 'react'
import { firstInteraction } from './first-interaction.ts'

let isUsed = false
void firstInteraction.then(() => {
  isUsed = true
})

/**
 * Whether the visitor has interacted with the page, `false` while it hydrates. Code outside the
 * first load waits for this.
 */
export const useIsUsed = () =>
  useSyncExternalStore(
    subscribe,
    () => isUsed,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  void firstInteraction.then(listener)
  return () => {}
}
