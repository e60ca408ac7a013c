import { existsSync } from 'node:fs'
import { textPages } from '../../contract/page-paths.ts'

/** The owner's texts that exist. The build writes them into the bundle, which is deployed without them. */
export const ownerTexts: string[] = textPages.filter((name) =>
  existsSync(new URL(`../../../../shop/texts/${name}.md`, import.meta.url)),
)
