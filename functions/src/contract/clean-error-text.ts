/** What a message may contain about a person, and its replacement. */
const replacements: [RegExp, string][] = [
  [/[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '<email>'],
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '<token>'],
  [/https?:\/\/[^/\s)'"]+/g, ''],
  [/[?#][^\s)'":]+/g, ''],
  [/(\/(?:order|myorder|deliver|product|payment|editProduct|images)\/)[^\s/)'":]+/g, '$1<id>'],
  // Ids of orders and hashes, but not the names of chunks.
  [/\b(?=\w*\d)\w{20,}\b(?!\.js)/g, '<id>'],
]

/** The text of a browser's error without addresses, tokens, queries and ids, cut to a length. */
export function cleanErrorText(text: string, maxLength: number): string {
  return replacements
    .reduce(
      (cleaned, [pattern, replacement]) => cleaned.replaceAll(pattern, replacement),
      text.slice(0, 4 * maxLength),
    )
    .slice(0, maxLength)
}
