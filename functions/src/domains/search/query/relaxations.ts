import type { ProductDetails } from '../../../contract/catalog/product.ts'
import type { Facets, Relaxation } from '../../../contract/search.ts'
import type { SearchConditions } from '../../../contract/search-conditions.ts'
import { joinWords, splitWords } from '../../../contract/search-words.ts'
import { mapCooperatively } from '../../../platform/http/concurrency/time-slices.ts'
import { parsePrice } from './parse-price.ts'
import { tokenize } from './tokenize.ts'
import { noise } from './vocabulary.ts'

/** Variants of a search that finds nothing: with the nearest model, and without each of its conditions. */
export async function relaxationsOf(
  search: SearchConditions,
  { type, specs }: Pick<Facets, 'type' | 'specs'>,
  rows: readonly ProductDetails[],
) {
  const { wanted, excluded } = splitWords(search.q)
  const { rest } = parsePrice(wanted)
  const words = rest.split(' ').filter(Boolean)
  const hasPrice = (search.minPrice ?? search.maxPrice) !== undefined || rest !== wanted
  const withWords = (wanted: string) => ({ q: joinWords(wanted, excluded) })
  const noPrice = { minPrice: undefined, maxPrice: undefined, ...withWords(words.join(' ')) }
  const change = (label: Relaxation['label'], changed: Partial<SearchConditions>) => [
    { label, search: { ...search, ...changed } },
  ]
  const without = (what: string, isSet: unknown, changed: Partial<SearchConditions>) =>
    isSet ? change(`Without ${what}`, changed) : []
  return [
    ...(await nearestModels(rest, rows)).flatMap(({ text, q }) =>
      change(`Nearest: ${text}`, withWords(q)),
    ),
    ...without('the price', hasPrice, noPrice),
    ...(words.length <= 6 ? words : []).flatMap((word) => {
      const all = search.q.split(/\s+/)
      const index = all.lastIndexOf(word)
      const q = all.toSpliced(index, 1).join(' ').trim()
      // What is left of a price, such as a comma, is no word, and of a part number the beginning of another one.
      const isWord =
        words.length > 1 &&
        index >= 0 &&
        !tokenize(word).every((one) => noise.has(one)) &&
        !partNumber.test(q)
      return without(`“${word}”`, isWord, { q })
    }),
    ...without('“In stock”', search.inStock, { inStock: undefined }),
    ...without('“Reduced”', search.deals, { deals: undefined }),
    ...without('Brand', search.brand, { brand: undefined }),
    ...specs.flatMap(({ key, label }) =>
      without(label, search.specs[key], { specs: { ...search.specs, [key]: [] } }),
    ),
    // Without the type, the conditions on its specifications have no meaning.
    ...without(type ?? '', type, { type: undefined, specs: {} }),
  ]
}

/** The letters before, the number and the letters after of a model: RTX 5080, 9800X3D, 990 Pro. */
const model =
  /(?:(\p{L}+) ?)?(?<!\d|ddr\d-)(\d{3,5})(?![\d.]| ?(?:[gtm]b|w|mm|m?hz|watts?)\b)(?: ?(\p{L}[\p{L}\d]{0,2}))?(?![\p{L}\d])/iu

/** Prefers the same series, ending and first digit, and otherwise the closest class: 7900 XTX is closer to 9070 than to 9060. */
async function nearestModels(text: string, rows: readonly ProductDetails[]) {
  const wanted = modelIn(text)
  if (!wanted || partNumber.test(text)) return []
  const all = await mapCooperatively(rows, ({ product }) => modelIn(product))
  const models = all.flatMap((model) =>
    model?.digits.length === wanted.digits.length ? model : [],
  )
  const series = models.filter(({ before }) => before !== '' && before === wanted.before)
  const ending = (after: string) =>
    [...wanted.after].filter((_, index) => after.startsWith(wanted.after.slice(0, index + 1)))
      .length
  const distance = (digits: string, start: number) =>
    Math.abs(Number(digits.slice(start)) - Number(wanted.digits.slice(start)))
  const isOther = ({ digits }: typeof wanted) => Number(digits[0] !== wanted.digits[0])
  const [nearest] = (series.length > 0 ? series : models).sort(
    (a, b) =>
      ending(b.after) - ending(a.after) ||
      isOther(a) - isOther(b) ||
      distance(a.digits, 1) - distance(b.digits, 1) ||
      distance(a.digits, 0) - distance(b.digits, 0),
  )
  if (!nearest || nearest.digits === wanted.digits) return []
  const replaced = text.replace(wanted.text, nearest.text).trim()
  return [replaced, nearest.text].map((q) => ({ text: nearest.text, q }))
}

/** Part numbers such as 100-100001084WOF, 306-7ZPIY11 and ST2000DM008, and no model: i9-14900K, B650E-I, 9800X3D. */
const partNumber = /\d{6}|\d{2}(?:-\w*|\p{L}{2,})\d/u

function modelIn(name: string) {
  const [text = '', before = '', digits, after = ''] = name.match(model) ?? []
  return digits
    ? { text, before: before.toLowerCase(), digits, after: after.toLowerCase() }
    : undefined
}
