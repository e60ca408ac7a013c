import { everyTab } from '../storage.ts'

const key = 'accessToken'

export const readAccessToken = () => everyTab.getItem(key)
export const storeAccessToken = (token: string) => everyTab.setItem(key, token)
export const forgetAccessToken = () => everyTab.removeItem(key)

/** Calls back when another tab signs in. */
export function onAccessTokenStored(act: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue) act()
  })
}

export function tokenHeader(token = readAccessToken()): Record<string, string> {
  // sic: the contract spells this header so.
  return token ? { authoraization: `bearer ${token}` } : {}
}
