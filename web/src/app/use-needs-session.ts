import { useMatches } from 'react-router-dom'

/** Whether this page is for signed-in users, by its route in routes.tsx. */
export const useNeedsSession = () => useMatches().some(({ handle }) => handle === 'needs-session')
