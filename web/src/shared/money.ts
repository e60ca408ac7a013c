const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `129.9` dollars as `$129.90`. */
export const formatDollars = (amount: number) => dollars.format(amount)
