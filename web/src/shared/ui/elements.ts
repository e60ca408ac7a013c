import type { ReactElement } from 'react'

/** Elements only: page translators replace bare text nodes. */
export type Elements = ReactElement | '' | false | null | undefined | Elements[]
