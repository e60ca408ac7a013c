import { upsertUser } from '@tech-house/api/contract/user'
import { call } from '#shared/api/call.ts'
import { useUpload } from '#shared/api/use-upload.ts'
import type { Profile } from './profile.ts'
import { changeProfile, isAnyoneSignedIn } from './provider.ts'
import { useProviderAction } from './use-provider-action.ts'

/** The photo goes to the image host first; the profile changes only when that succeeded [DASH-3]. */
export function useUpdateProfile() {
  const { progress, upload } = useUpload()
  const update = useProviderAction(async ({ name, number, photo }: Profile) => {
    if (!isAnyoneSignedIn()) throw new Error('No user is logged in')
    const { email, token } = await changeProfile(name, await upload(photo))
    await call(upsertUser, { params: { email }, body: { email, phoneNumber: number }, token })
  })

  return { ...update, progress }
}
