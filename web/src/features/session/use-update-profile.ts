import { upsertUser } from '@tech-house/api/contract/user'
import { call } from '#shared/api/call.ts'
import { uploadImage } from '#shared/api/upload-image.ts'
import type { Profile } from './profile.ts'
import { changeProfile, isAnyoneSignedIn } from './provider.ts'
import { useProviderAction } from './use-provider-action.ts'

/** The photo goes to the image host first; the profile changes only when that succeeded [DASH-3]. */
export const useUpdateProfile = () => useProviderAction(updateProfile)

async function updateProfile({ name, number, photo }: Profile): Promise<void> {
  if (!isAnyoneSignedIn()) throw new Error('No user is logged in')
  const { email, token } = await changeProfile(name, await uploadImage(photo))
  await call(upsertUser, { params: { email }, body: { email, phoneNumber: number }, token })
}
