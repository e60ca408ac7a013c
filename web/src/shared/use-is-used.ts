import { useSyncExternalStore } from 'react'
import { firstInteraction } from './first-interaction.ts'

let isUsed = false
void firstInteraction.then(() => {
  isUsed = true
})

/** Code outside the first load waits for this; `false` while the page hydrates. */
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
