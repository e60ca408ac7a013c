const key = 'accessToken'

export const readAccessToken = () => localStorage.getItem(key)
export const storeAccessToken = (token: string) => localStorage.setItem(key, token)
export const forgetAccessToken = () => localStorage.removeItem(key)
