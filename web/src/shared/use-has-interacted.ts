import { useSyncExternalStore } from 'react'
import { firstInteraction } from './first-interaction.ts'

let hasInteracted = false
void firstInteraction.then(() => {
  hasInteracted = true
})

/** Code outside the first load waits for this; `false` while the page hydrates. */
export const useHasInteracted = () =>
  useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  void firstInteraction.then(listener)
  return () => {}
}
