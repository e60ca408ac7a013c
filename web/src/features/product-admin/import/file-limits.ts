/** Lines in which the headings are searched. */
export const maxTitleLines = 20
export const maxRows = 5000
export const maxLines = maxRows + maxTitleLines
export const maxColumns = 256
