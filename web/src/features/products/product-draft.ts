import { NewProduct } from '@tech-house/api/contract/product'
import { Specifications } from '@tech-house/api/contract/specifications'
import { z } from 'zod'
import { plainDollars, plainWhole } from '#shared/read-number.ts'
import { optionalPicture, picture } from '#shared/ui/picture-rule.ts'
import { readSpecifications, type TypedSpecifications } from './read-specifications.ts'

const { product, type, price, available_quantity, minimum_order, description, reorderAt } =
  NewProduct.shape

const dollars = (rule: z.ZodType<number, number>) =>
  z
    .string()
    .overwrite(plainDollars)
    .regex(/^\d+(\.\d{1,2})?$/, 'Write a price in dollars, like 129.99')
    .transform(Number)
    .pipe(rule)

const pieces = (rule: z.ZodType<number, number>) =>
  z
    .string()
    .overwrite(plainWhole)
    .regex(/^\d+$/, 'Write a whole number of pieces')
    .transform(Number)
    .pipe(rule)

/** Parses the typed fields of the form by the rules of the contract. The picture is a file. */
export const ProductDraft = z.object({
  product: z.string().trim().min(1, 'Name the product').pipe(product),
  type: z.string().trim().min(1, 'Name its type, like SSD').pipe(type),
  price: dollars(price),
  available_quantity: pieces(available_quantity),
  minimum_order: pieces(minimum_order),
  reorderAt: z
    .string()
    .overwrite(plainWhole)
    .regex(/^\d*$/, 'Write a whole number of pieces')
    .transform((typed) => (typed === '' ? undefined : Number(typed)))
    .pipe(reorderAt)
    .optional(),
  image: picture('Choose a picture'),
  description: z.string().trim().min(1, 'Describe the product').pipe(description),
  specs: z
    .custom<TypedSpecifications>()
    .optional()
    .transform((typed = {}) => readSpecifications(typed))
    .pipe(z.optional(Specifications)),
})
export type ProductDraft = z.output<typeof ProductDraft>
export type TypedProduct = z.input<typeof ProductDraft>

/** The same for a product that is stored: its stock is not edited, and its picture may stay. */
export const EditedProduct = ProductDraft.omit({ available_quantity: true }).extend({
  image: optionalPicture('Choose a picture'),
})
export type EditedProduct = z.output<typeof EditedProduct>
export type TypedEdit = z.input<typeof EditedProduct>
