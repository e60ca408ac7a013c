import type { Plugin } from 'vite'
import * as format from '../functions/src/parts/currency-format.ts'

const constants = Object.entries(format).map(
  ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
)

/** Formats the currency at build time: the first `Intl.NumberFormat` is a task of 60 ms on a phone. */
export const currencyFormat = (): Plugin => ({
  name: 'currency-format',
  load: (id) => (id.endsWith('/parts/currency-format.ts') ? constants.join('\n') : undefined),
})
