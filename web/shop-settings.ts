import * as shop from '@tech-house/shop'
import { dark, light } from '@tech-house/shop/palette'
import type { Plugin } from 'vite'
import * as currencyFormat from '../functions/src/parts/currency-format.ts'

const settings: Record<string, unknown> = {
  ...shop,
  background: light.background.default,
  darkBackground: dark.background.default,
  primary: light.primary.main,
}

/** Replaces `__name__`. */
export const fillIn = (text: string) =>
  text.replaceAll(/__([a-zA-Z]+)__/g, (_, key: string) => String(settings[key]))

const constants = Object.entries(currencyFormat).map(
  ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
)

/** Also formats the currency at build time: the first `Intl.NumberFormat` is a long task on a phone. */
export const shopSettings = (): Plugin => ({
  name: 'shop-settings',
  transformIndexHtml: { order: 'pre', handler: fillIn },
  load: (id) => (id.endsWith('/parts/currency-format.ts') ? constants.join('\n') : undefined),
})
