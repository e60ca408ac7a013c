import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Goes to the address's anchor once the page is there: while it loads, there is nothing to go to. */
export function useAnchorArrival() {
  const { hash } = useLocation()

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
