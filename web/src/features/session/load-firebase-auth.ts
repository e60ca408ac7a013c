import { connectionLost } from '#shared/api/network-errors.ts'
import { firstInteraction } from '#shared/first-interaction.ts'

/** Firebase Auth's calls. Throws `CallError` if their code cannot be loaded. */
export const loadFirebaseAuth = () =>
  import('./firebase-auth.ts').catch((cause) => {
    throw connectionLost(cause)
  })

// A browser blocks the popup of a provider if it opens long after the click.
void firstInteraction.then(loadFirebaseAuth).catch(() => {})
