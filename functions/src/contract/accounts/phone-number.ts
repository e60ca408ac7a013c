import { visibleText } from '../../parts/plain-text.ts'

/** A phone number as pages print it, with ASCII digits, spaces and hyphens. `x12` becomes ` ext. 12`. */
export const plainPhoneNumber = (text: string): string =>
  visibleText(text)
    .normalize('NFKC')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\s\u00b7\u2022\u2219\u22c5]+/g, ' ')
    .replace(/(?<=\d)[ ,;]*(?:ext(?:ension|n)?\.?|x|#)[ :]*(?=\d+$)/i, ' ext. ')
