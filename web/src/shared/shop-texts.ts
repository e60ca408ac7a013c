import { textPages } from '@tech-house/api/contract/page-paths'
import { paths } from './paths.ts'

export interface ShopText {
  title: string
  html: string
}

const files = {
  ...(import.meta.env.MODE === 'emulator' &&
    import.meta.glob<ShopText>('./*.md', { base: '../../../shop/examples' })),
  ...import.meta.glob<ShopText>('./*.md', { base: '../../../shop/texts' }),
}

/** The owner's texts that exist; the shop of the emulators shows an example for each other one. */
export const shopTexts = textPages.flatMap((name) => {
  const load = files[`./${name}.md`]
  return load ? [{ name, path: paths[name], load }] : []
})
