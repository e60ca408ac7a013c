/** The names of the providers that sign in by a popup, by the ids of Firebase Auth. */
export const signInProviders = { 'google.com': 'Google' } as const
export type SignInProvider = keyof typeof signInProviders

export const signInProviderIds = Object.keys(signInProviders) as SignInProvider[]
