const secrets: [RegExp, string][] = [
  // With letters of all scripts, also percent-encoded.
  [
    /[\p{L}\p{M}\p{N}_.%+-]{1,64}(?:@|%40)[\p{L}\p{M}\p{N}%-]{1,63}(?:\.[\p{L}\p{M}\p{N}%-]{1,63})+/gu,
    '<email>',
  ],
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '<token>'],
]

const details: [RegExp, string][] = [
  [/https?:\/\/[^/\s)'"]+/g, ''],
  [/[?#][^\s)'":]+/g, ''],
  [/(\/(?:\w*order|purchase|deliver|product|payment|editProduct|images)\/)[^\s/)'":]+/g, '$1<id>'],
  // Ids of orders and hashes, but not the names of chunks.
  [/\b(?=\w*\d)\w{20,}\b(?!\.js)/g, '<id>'],
]

const replaced = (text: string, replacements: [RegExp, string][]): string =>
  replacements.reduce((cleaned, [pattern, by]) => cleaned.replaceAll(pattern, by), text)

/** The beginning of a text, without emails and tokens. */
export const withoutSecrets = (text: string): string => replaced(text.slice(0, 8000), secrets)

/** The text of a browser's error without secrets, origins, queries and ids, cut to a length. */
export const cleanErrorText = (text: string, maxLength: number): string =>
  replaced(withoutSecrets(text.slice(0, 4 * maxLength)), details).slice(0, maxLength)
