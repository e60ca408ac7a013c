import { PhoneNumber } from '@tech-house/api/contract/accounts/user'
import { visibleText } from '@tech-house/api/parts/plain-text'
import * as z from 'zod/mini'
import { imageRule, optionalImageRule } from '#shared/forms/image-rule.ts'

const text = {
  name: z
    .string()
    .check(
      z.overwrite(visibleText),
      z.minLength(1, 'Enter your name'),
      z.maxLength(200, 'Use at most 200 characters'),
    ),
  number: PhoneNumber,
}

/** For an account with a photo, which is kept unless a new one is chosen. */
export const Profile = z.object({ ...text, photo: optionalImageRule('Choose a photo') })
export type Profile = z.output<typeof Profile>
export type ProfileFormValues = z.input<typeof Profile>

export const FirstProfile = z.object({ ...text, photo: imageRule('Choose a photo') })
