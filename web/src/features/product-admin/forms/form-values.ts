import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { set } from 'react-hook-form'
import { specificationFormValues } from '#shared/specifications/specification-form-values.ts'
import { formText, type TextFieldName, textFieldNames } from '../product-fields.ts'
import type { EditFormValues } from './product-form.ts'

/** The form reads these values back to the same product; blank without one. */
export function productFormValues(product?: ManagedProduct) {
  const texts = textFieldNames.map((name) => [name, formText(name, product ?? {})])
  return {
    ...(Object.fromEntries(texts) as Record<TextFieldName, string>),
    specs: specificationFormValues(product?.specs),
  }
}

/** These values with those of a saved form, whose keys are paths such as `specs.m2.0.key`. */
export function withSavedInput<Values extends object>(
  values: Values,
  saved: Record<string, string> = {},
): Values {
  for (const [name, value] of Object.entries(saved)) set(values, name, value)
  return values
}

/** The fields that have other values than before. A file field keeps its value by itself. */
export function changedSince(before: EditFormValues, { image: _file, ...now }: EditFormValues) {
  const values = new Map<string, unknown>(Object.entries(before))
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(values.get(name))
  return Object.fromEntries(Object.entries(now).filter(isOther))
}
