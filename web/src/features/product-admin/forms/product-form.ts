import * as z from 'zod/mini'
import { optionalImageRule } from '#shared/forms/image-rule.ts'
import { formSchemas } from '../product-fields.ts'

export const ProductForm = z.object(formSchemas)
export type ProductForm = z.output<typeof ProductForm>
export type ProductFormValues = z.input<typeof ProductForm>

/** The same for a product that is stored: its stock is not edited, and its image may stay. */
export const EditedProduct = z.extend(z.omit(ProductForm, { available_quantity: true }), {
  image: optionalImageRule('Choose a picture'),
})
export type EditedProduct = z.output<typeof EditedProduct>
export type EditFormValues = z.input<typeof EditedProduct>
