import type { User } from 'firebase/auth'

type Bearer = Pick<User, 'getIdToken' | 'getIdTokenResult'>

const everyMinute = 60_000
const ahead = 5 * 60_000

/** Takes a new token five minutes before the old one ends; the provider does so only when asked [AUTH-9]. */
export function keepTokenFresh(bearer: () => Bearer | null): () => void {
  const check = () => void renewIfOld(bearer())
  const timer = setInterval(check, everyMinute)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

async function renewIfOld(bearer: Bearer | null): Promise<void> {
  try {
    const expiry = (await bearer?.getIdTokenResult())?.expirationTime
    if (expiry && Date.parse(expiry) - Date.now() < ahead) await bearer?.getIdToken(true)
  } catch {
    // Offline: the next minute's check tries again, and a call made meanwhile says so itself.
  }
}
