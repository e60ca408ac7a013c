import { NewProduct } from '@tech-house/api/contract/product'
import { Specifications } from '@tech-house/api/contract/specifications'
import { z } from 'zod'
import { optionalPicture, picture } from '#shared/ui/picture-rule.ts'
import { readSpecifications, type TypedSpecifications } from './read-specifications.ts'

const { product, type, price, available_quantity, minimum_order, description, reorderAt } =
  NewProduct.shape

const typedNumber = (message: string, pattern: RegExp, rule: z.ZodType<number, number>) =>
  z.string().trim().regex(pattern, message).transform(Number).pipe(rule)

const pieces = (rule: z.ZodType<number, number>) =>
  typedNumber('Write a whole number of pieces', /^\d+$/, rule)

/** Parses the typed fields of the form by the rules of the contract. The picture is a file. */
export const ProductDraft = z.object({
  product: z.string().trim().min(1, 'Name the product').pipe(product),
  type: z.string().trim().min(1, 'Name its type, like SSD').pipe(type),
  price: typedNumber('Write a price in dollars, like 129.99', /^\d+(\.\d{1,2})?$/, price),
  available_quantity: pieces(available_quantity),
  minimum_order: pieces(minimum_order),
  reorderAt: z
    .string()
    .trim()
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
