import { useEffect, useState } from 'react'
import { firstInteraction } from '#shared/first-interaction.ts'

let isUsedAlready = false
void firstInteraction.then(() => {
  isUsedAlready = true
})

/** Whether the visitor has interacted with the page. Code outside the first load waits for this. */
export function useIsUsed(): boolean {
  const [isUsed, setIsUsed] = useState(isUsedAlready)

  useEffect(() => {
    void firstInteraction.then(() => setIsUsed(true))
  }, [])

  return isUsed
}
