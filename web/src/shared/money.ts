/**
 * Formats `1129.9` dollars as `$1,129.90`. Without Intl.NumberFormat, whose first use is a long
 * task on a phone.
 */
export function formatDollars(amount: number): string {
  const [dollars = '', cents] = amount.toFixed(2).split('.')
  return `$${groupThousands(dollars)}.${cents}`
}

/** Formats `12345` as `12,345`. */
export const groupThousands = (number: number | string) =>
  String(number).replace(/\B(?=(\d{3})+$)/g, ',')
