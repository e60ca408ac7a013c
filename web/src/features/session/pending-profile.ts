let pending: Promise<unknown> = Promise.resolve()

/** Delays the registration of a new account until its name is stored at Firebase Auth. */
export function holdRegistration<T>(profileUpdate: Promise<T>): Promise<T> {
  pending = profileUpdate.catch(() => undefined)
  return profileUpdate
}

export const pendingProfile = () => pending
