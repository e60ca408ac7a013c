/**
 * Text that a spreadsheet could run as a formula. It is written with a leading apostrophe, and so is such
 * text with apostrophes of its own, which makes the change reversible.
 */
export const formula = /^'*[=+\-@\t\r]/

/** The text of a cell, without the apostrophe that an export put before it. */
export const withoutApostrophe = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
