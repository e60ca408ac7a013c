import { uploadImage } from '#shared/api/upload-image.ts'
import type { Profile } from './profile.ts'
import { changeProfile, isAnyoneSignedIn } from './provider.ts'
import { useProviderAction } from './use-provider-action.ts'

/** The photo goes to the image host first; the profile changes only when that succeeded [DASH-3]. */
export const useUpdateProfile = () => useProviderAction(updateProfile)

async function updateProfile({ name, photo }: Profile): Promise<void> {
  if (!isAnyoneSignedIn()) throw new Error('No user is logged in')
  await changeProfile(name, await uploadImage(photo))
}
