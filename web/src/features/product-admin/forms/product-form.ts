import { z } from 'zod'
import { optionalPicture } from '#shared/forms/picture-rule.ts'
import { formSchemas } from '../product-fields.ts'

/** Parses the typed fields of the form by the rules of the contract. The picture is a file. */
export const ProductForm = z.object(formSchemas)
export type ProductForm = z.output<typeof ProductForm>
export type ProductFormValues = z.input<typeof ProductForm>

/** The same for a product that is stored: its stock is not edited, and its picture may stay. */
export const EditedProduct = ProductForm.omit({ available_quantity: true }).extend({
  image: optionalPicture('Choose a picture'),
})
export type EditedProduct = z.output<typeof EditedProduct>
export type EditFormValues = z.input<typeof EditedProduct>
