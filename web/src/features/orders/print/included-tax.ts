/** The tax in an amount of cents, rounded. */
export const includedTax = (cents: number, taxPercent: number): number =>
  Math.round((cents * taxPercent) / (100 + taxPercent))
