import { zodResolver } from '@hookform/resolvers/zod'
import { NewProduct } from '@tech-house/api/contract/catalog/product'
import { specificationsSchema } from '@tech-house/api/parts/specifications/specifications'
import * as z from 'zod/mini'
import { imageRule, optionalImageRule } from '#shared/forms/image-rule.ts'
import {
  isAmbiguous,
  numberReadings,
  plainNumber,
  plainPrice,
  withoutCurrency,
} from '#shared/read-number.ts'
import {
  readSpecifications,
  type SpecificationFormValues,
} from '#shared/specifications/read-specifications.ts'
import { number } from '#shared/text-format.ts'
import {
  type FormFieldName,
  factFormat,
  priceDecimals,
  priceExample,
  productFields,
  readLines,
} from '../product-fields.ts'

const rules = NewProduct.shape
const priceText = z.string().check(
  z.refine((price) => !isAmbiguous(numberReadings(withoutCurrency(price))), {
    error: 'Enter the thousands without a sign between them, like 1299.99',
    abort: true,
  }),
  z.overwrite(plainPrice),
  z.regex(priceDecimals ? /^\d+(\.\d{1,2})?$/ : /^\d+$/, `Enter a price, like ${priceExample}`),
)
const pieces = z.pipe(
  z.string().check(z.overwrite(plainNumber), z.regex(/^\d+$/, 'Enter a whole number of pieces')),
  z.transform(Number),
)
export const ProductForm = z.object({
  product: z.pipe(text('Name the product'), rules.product),
  type: z.pipe(text('Name its type, like SSD'), rules.type),
  brand: optional('brand', rules.brand),
  partNumbers: optional('partNumbers', rules.partNumbers, readLines),
  gtin: optional('gtin', rules.gtin),
  price: z.pipe(z.pipe(priceText, z.transform(Number)), rules.price),
  available_quantity: z.pipe(pieces, rules.available_quantity),
  minimum_order: z.pipe(pieces, rules.minimum_order),
  reorderAt: optional('reorderAt', rules.reorderAt, (text) => number.read(plainNumber(text))),
  image: imageRule('Choose a picture'),
  images: optional('images', rules.images, readLines),
  description: z.pipe(text('Describe the product'), rules.description),
  specs: z.pipe(
    z.optional(z.custom<SpecificationFormValues>()),
    z.transform((values = {}, { issues }) => {
      const specs = readSpecifications(values)
      // Building the schemas of all kinds takes long on a phone.
      const { data, error } = specs ? specificationsSchema(specs.kind).safeParse(specs) : {}
      issues.push(...(error?.issues ?? []).map((issue) => ({ ...issue, input: specs })))
      return data as NewProduct['specs']
    }),
  ),
  facts: optional('facts', rules.facts, (text) => readLines(text).map(factFormat.read)),
} satisfies Record<FormFieldName, z.ZodMiniType>)
export type ProductForm = z.output<typeof ProductForm>
export type ProductFormValues = z.input<typeof ProductForm>
export const checkNew = zodResolver(ProductForm)

/** The same for a product that is stored: its stock is not edited, and its image may stay. */
export const EditedProduct = z.extend(z.omit(ProductForm, { available_quantity: true }), {
  image: optionalImageRule('Choose a picture'),
})
export type EditedProduct = z.output<typeof EditedProduct>
export type EditFormValues = z.input<typeof EditedProduct>
export const checkEdit = zodResolver(EditedProduct)

function text(ifEmpty: string) {
  return z.string().check(z.trim(), z.minLength(1, ifEmpty))
}

/** An empty text is no value. The input shows one message, also for an item of a list. */
function optional<Value>(
  name: 'brand' | 'partNumbers' | 'gtin' | 'reorderAt' | 'images' | 'facts',
  schema: z.ZodMiniType<Value>,
  read: (text: string) => unknown = (text) => text,
) {
  return z.optional(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        const input = text.trim() ? read(text.trim()) : undefined
        const { success, data, error } = schema.safeParse(input)
        if (success) return data
        const { rule } = productFields[name]
        const [line] = error.issues[0]?.path ?? []
        const message = line === undefined ? rule : `Line ${Number(line) + 1}: ${rule}`
        context.issues.push({ code: 'custom', input, message })
        return z.NEVER
      }),
    ),
  )
}
