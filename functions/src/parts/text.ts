import * as z from 'zod/mini'
import { letterOrDigit, oneLine, visibleText } from './plain-text.ts'

// zod/mini has no texts for what it refuses, and forms show them.
z.config(z.locales.en())

/** Text without spaces around it, of 1 to `max` UTF-16 code units. */
export const trimmed = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** Text of several lines in which there is something to read, without other control characters. */
export const Text = (max: number) =>
  trimmed(max).check(
    z.regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, 'must not contain control characters'),
    z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'must contain something to read'),
  )

/** A name of one line with a letter or a digit. */
export const Name = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(visibleText),
      z.minLength(1),
      z.maxLength(max),
      z.regex(oneLine, 'must not contain line breaks or control characters'),
      z.regex(letterOrDigit, 'must contain a letter or a digit'),
    )
