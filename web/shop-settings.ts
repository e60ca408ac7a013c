import * as shop from '@tech-house/shop'
import { dark, light } from '@tech-house/shop/palette'
import type { Plugin } from 'vite'

const settings: Record<string, unknown> = {
  ...shop,
  background: light.palette.background.default,
  darkBackground: dark.palette.background.default,
  primary: light.palette.primary.main,
}

/** Replaces `__name__`. */
export const fillIn = (text: string) =>
  text.replaceAll(/__([a-zA-Z]+)__/g, (_, key: string) => String(settings[key]))

/** Writes the shop's settings into index.html. */
export const shopSettings = (): Plugin => ({
  name: 'shop-settings',
  transformIndexHtml: { order: 'pre', handler: fillIn },
})
