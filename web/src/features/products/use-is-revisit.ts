import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const visitedKeys = new Set<string>()

/** Whether this entry of the browser's history was here before: after Back, Forward or a reload. */
export function useIsRevisit(): boolean {
  const { key } = useLocation()
  const [isRevisit] = useState(() => visitedKeys.has(key) || isDocumentRevisit())

  useEffect(() => {
    visitedKeys.add(key)
  }, [key])

  return isRevisit
}

function isDocumentRevisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate'
}
