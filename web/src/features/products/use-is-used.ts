import { useEffect, useState } from 'react'
import { firstInteraction } from '#shared/first-interaction.ts'

let isUsedAlready = false
void firstInteraction.then(() => {
  isUsedAlready = true
})

/** Whether the visitor has used the page, for what is no part of its first load. */
export function useIsUsed(): boolean {
  const [isUsed, setIsUsed] = useState(isUsedAlready)

  useEffect(() => {
    void firstInteraction.then(() => setIsUsed(true))
  }, [])

  return isUsed
}
