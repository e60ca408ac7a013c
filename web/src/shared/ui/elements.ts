import type { ReactElement } from 'react'

/** What stands beside other elements: no bare text, which page translators replace. */
export type Elements = ReactElement | '' | false | null | undefined | Elements[]
