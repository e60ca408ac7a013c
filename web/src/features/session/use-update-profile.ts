import { useQueryClient } from '@tanstack/react-query'
import { upsertUser } from '@tech-house/api/contract/user'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { useUpload } from '#shared/api/use-upload.ts'
import { changeProfile, isAnyoneSignedIn } from './firebase-auth.ts'
import { ownNumber } from './own-number.ts'
import type { Profile } from './profile.ts'
import { useAuthMutation } from './use-auth-mutation.ts'

/**
 * A new photo goes to the image host first; the profile changes only when that succeeded [DASH-3].
 * Without a new one the profile keeps `storedPhoto`.
 */
export function useUpdateProfile(storedPhoto: string | null) {
  const queryClient = useQueryClient()
  const { progress, upload } = useUpload()
  const update = useAuthMutation(async ({ name, number, photo }: Profile) => {
    if (!isAnyoneSignedIn()) throw new Error('No user is logged in')
    const address = photo ? await upload(photo) : (storedPhoto ?? '')
    const email = await changeProfile(name, address)
    await apiFetch(upsertUser, { params: { email }, body: { email, phoneNumber: number } })
    queryClient.removeQueries(ownNumber(email.toLowerCase()))
  })

  return { ...update, progress }
}
