import { hasContent } from '../lines/clean-line.ts'
import { price, quantityWord } from '../lines/line-numbers.ts'

const columns = {
  quantity: new RegExp(`^${quantityWord}$`, 'iu'),
  name: /^(?:products?|(?:product|part|item) ?name|name|items?|parts?|component|description|title|model|(?:artikel|produkt)(?:name|bezeichnung)?|bezeichnung|beschreibung|modell|komponente)$/i,
  id: /^(?:_?id|product ?id|sku)$/i,
  number:
    /^(?:(?:manufacturer|vendor|supplier|mfr\.?|mfg\.?)? ?(?:part|article|item|model) ?(?:number|num|no\.?|#)|mpn|p\/?n|ean|upc|gtin|barcode|(?:artikel|hersteller|teile)[- ]?(?:nummer|nr\.?))$/i,
  other:
    /^(?:type|category|kind|brand|manufacturer|vendor|store|shop|(?:unit )?price|price each|amount|count|(?:sub)?total|currency|link|url|notes?|comments?|pos\.?|no\.?|#|nr\.?|stock|(?:einzel|gesamt|stück)?preis|(?:gesamt)?summe|betrag|typ|kategorie|hersteller|marke|bemerkung(?:en)?)$/i,
}
export type Column = keyof typeof columns

/** What the columns below a heading hold; `undefined` if the cells are no heading. */
export function headingOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const names = Object.keys(columns) as Column[]
  const found = cells.map((cell) => names.find((name) => columns[name].test(cell)))
  return found.some(Boolean) && cells.every((cell, n) => !cell || found[n]) ? found : undefined
}

const phrases = [
  // A greeting or its end
  String.raw`(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|thanks|thank you|many thanks|(?:(?:kind|best|warm) )?regards|best wishes|cheers|sincerely|yours|hallo|guten (?:tag|morgen|abend)|sehr geehrte|(?:vielen )?dank|danke|(?:(?:mit )?(?:freundlichen|viele|beste|liebe) )?gr(?:ü|ue?)(?:ß|ss)en?|mfg)(?![-\w])[^\d]*`,
  // A total
  String.raw`(?:(?:grand |sub-?|order )?total|sum|shipping|tax(?:es)?|vat|discount|(?:gesamt|zwischen|end)?summe|gesamt(?:betrag|preis)?|versand(?:kosten)?|mwst\.?|rabatt)(?!\p{L})[^\d]{0,20}[\s\d.,:=–-]*`,
  // A signature or a note about prices
  String.raw`generated\b.*|(?:all )?prices? \p{L}.*`,
  // A title
  String.raw`[\p{L}\s'’]*(?:\b(?:list|order|quote|bestellung|angebot)|liste)|[^\d]*:`,
]
const phrase = new RegExp(`^(?:${phrases.join('|')})$`, 'iu')
const prices = new RegExp(price, 'giu')

/** Whether a line is a heading, a greeting, a total or a separator, which name no product. */
export function isLeftOut(cells: readonly string[]): boolean {
  const text = cells.filter(hasContent).join(' ').replace(prices, ' ').trim()
  return !hasContent(text) || headingOf(cells) !== undefined || phrase.test(text)
}
