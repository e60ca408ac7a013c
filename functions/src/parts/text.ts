import { z } from 'zod'
import { letterOrDigit, oneLine } from './plain-text.ts'

const trimmed = (max: number) => z.string().trim().min(1).max(max)

/** Text of several lines in which there is something to read, without other control characters. */
export const Text = (max: number) =>
  trimmed(max)
    .regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, 'must not contain control characters')
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'must contain something to read')

/** A name of one line with a letter or a digit. */
export const Name = (max: number) =>
  trimmed(max)
    .regex(oneLine, 'must not contain line breaks or control characters')
    .regex(letterOrDigit, 'must contain a letter or a digit')
