import { PhoneNumber } from '@tech-house/api/contract/user'
import { z } from 'zod'
import { picture } from '#shared/ui/picture-rule.ts'

export const Profile = z.object({
  name: z.string().trim().min(1, 'Enter your name').max(200, 'Use at most 200 letters'),
  number: PhoneNumber,
  photo: picture('Choose a photo'),
})
export type Profile = z.output<typeof Profile>
export type TypedProfile = z.input<typeof Profile>
