import { useQueryClient } from '@tanstack/react-query'
import { updateProfile } from 'firebase/auth'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { auth } from '#shared/firebase.ts'
import { useUpload } from '#shared/images/use-upload.ts'
import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { ownNumber } from './own-number.ts'
import type { Profile } from './profile-values.ts'

/** The profile changes only when the upload succeeds; without a new photo it keeps `storedPhoto`. */
export function useUpdateProfile(storedPhoto: string | null) {
  const queryClient = useQueryClient()
  const { progress, upload } = useUpload()
  const update = useAuthMutation(async ({ name, number, photo }: Profile) => {
    const user = auth.currentUser
    if (!user?.email) throw new Error('No user is logged in')
    const photoURL = photo ? await upload(photo) : storedPhoto
    await updateProfile(user, { displayName: name, photoURL })
    // The API reads name and photo from the token.
    await user.getIdToken(true)
    const { email } = user
    await apiFetch('PUT /user/:email', { params: { email }, body: { email, phoneNumber: number } })
    queryClient.removeQueries(ownNumber(email.toLowerCase()))
  })

  return { ...update, progress }
}
