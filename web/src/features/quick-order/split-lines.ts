/** The API takes no longer line, and no name of a product is as long. */
const maxLength = 500

/** The lines of a pasted list or a file. Empty ones are none. */
export const splitLines = (pasted: string): string[] =>
  pasted
    .split(/[\n\r\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/^[^\S\t]+/, '')
        .trimEnd()
        .slice(0, maxLength),
    )
    .filter((line) => /[^\s;,"]/.test(line))
