/** The API takes no longer line, and no name of a product is as long. */
const maxLength = 500

/** The lines of a pasted list or a file, also the rows of an HTML table. Empty ones are none. */
export function splitLines(pasted: string): string[] {
  const text = /<\/(?:t[dhr]|li|p)>/i.test(pasted) ? withoutTags(pasted) : pasted
  return text
    .split(/[\n\r\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/^[^\S\t]+/, '')
        .trimEnd()
        .slice(0, maxLength),
    )
    .filter((line) => /[^\s;,"]/.test(line))
}

const withoutTags = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/ ?<\/t[dh]> ?/gi, '\t')
    .replace(/<(?:\/(?:tr|li|p|div|h\d|thead)|br)\b[^<>]*>/gi, '\n')
    .replace(/<[a-z/!][^<>]*> ?/gi, '')
