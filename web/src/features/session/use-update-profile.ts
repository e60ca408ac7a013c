import { upsertUser } from '@tech-house/api/contract/user'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { useUpload } from '#shared/api/use-upload.ts'
import { changeProfile, isAnyoneSignedIn } from './firebase-auth.ts'
import type { Profile } from './profile.ts'
import { useAuthMutation } from './use-auth-mutation.ts'

/** The photo goes to the image host first; the profile changes only when that succeeded [DASH-3]. */
export function useUpdateProfile() {
  const { progress, upload } = useUpload()
  const update = useAuthMutation(async ({ name, number, photo }: Profile) => {
    if (!isAnyoneSignedIn()) throw new Error('No user is logged in')
    const email = await changeProfile(name, await upload(photo))
    await apiFetch(upsertUser, { params: { email }, body: { email, phoneNumber: number } })
  })

  return { ...update, progress }
}
