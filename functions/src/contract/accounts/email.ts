import { z } from 'zod'

/** ASCII in lower case, so that look-alike letters of other scripts never compare equal. */
export const Email = z.email({ pattern: z.regexes.html5Email }).max(254).toLowerCase()
export type Email = z.infer<typeof Email>

/** The path parameter of the endpoints that name a user by email. */
export const byEmail = z.object({ email: Email })
