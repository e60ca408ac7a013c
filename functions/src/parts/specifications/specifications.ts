import * as z from 'zod/mini'
import { Name } from '../text.ts'
import { isChoice, maxChoices, normalizeChoice } from './normalize-choice.ts'
import type { ChoiceField, NumberField, SpecificationField } from './specification-field.ts'
import {
  fieldsOf,
  type KnownSpecifications,
  type SpecificationKind,
  specificationKindNames,
} from './specification-kinds.ts'

const HttpsUrl = z.url({ protocol: /^https$/ })

const Source = z.strictObject({ url: HttpsUrl.check(z.maxLength(500)), checkedOn: z.iso.date() })

/** Built when it is first used, because all kinds are more than the rest of the contract. */
export const Specifications = z
  .lazy(() =>
    // The table is not empty, but the type of a mapped array does not say so.
    z.discriminatedUnion('kind', specificationKindNames.map(specificationsSchema) as [KindSchema]),
  )
  .register(z.globalRegistry, {
    id: 'Specifications',
    examples: [{ kind: 'storage', capacityGb: 2000, form: 'M.2 2280', interface: 'PCIe 4.0 x4' }],
    // Schema and type come from the same table, but TypeScript cannot derive one from the other.
  }) as unknown as z.ZodMiniType<KnownSpecifications, KnownSpecifications>
export type Specifications = KnownSpecifications

type KindSchema = ReturnType<typeof schemaOfKind>

const schemas: Partial<Record<SpecificationKind, KindSchema>> = {}

/** The schema of one kind, which is built when it is first used. */
export function specificationsSchema(kind: SpecificationKind): KindSchema {
  schemas[kind] ??= schemaOfKind(kind)
  return schemas[kind]
}

function schemaOfKind(kind: SpecificationKind) {
  return z.strictObject({
    kind: z.literal(kind),
    ...shapeOf(fieldsOf(kind)),
    sources: z.optional(z.array(Source).check(z.minLength(1), z.maxLength(5))),
  })
}

function shapeOf(fields: Record<string, SpecificationField>): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(schemaOf(field))]),
  )
}

function schemaOf(field: SpecificationField): z.ZodMiniType {
  switch (field.input) {
    case 'number':
      return numberIn(field)
    case 'flag':
      return z.boolean()
    case 'text':
      return field.isUrl ? HttpsUrl.check(z.maxLength(200)) : Name(200)
    case 'choice':
      return openChoice(field)
    case 'choices':
      return z.array(openChoice(field)).check(
        z.minLength(1),
        z.maxLength(maxChoices),
        z.overwrite((all) => [...new Set(all)]),
      )
    case 'counts':
      return z.strictObject(partsOf(field.parts))
    case 'rows':
      return z.array(z.strictObject(shapeOf(field.fields))).check(z.minLength(1), z.maxLength(20))
  }
}

function openChoice(field: ChoiceField): z.ZodMiniType<string | number, string | number> {
  const example = field.options.slice(0, 3).join(', ')
  if (typeof field.options[0] === 'number') {
    const expected = `must be a whole number, such as ${example}`
    return z.number(expected).check(z.refine((value) => isChoice(field, value), expected))
  }
  const expected = `must be a text of at most 60 characters without , and ; such as ${example}`
  return z.string(expected).check(
    z.refine((value) => isChoice(field, value), expected),
    z.overwrite((value) => (isChoice(field, value) ? normalizeChoice(field, value) : value)),
  )
}

function numberIn({ min, max, unit, decimal }: NumberField): z.ZodMiniType {
  const range = `must be between ${min} and ${max}${unit ? ` ${unit}` : ''}`
  const number: z.ZodMiniNumber = decimal ? z.number(range) : z.int(`${range}, whole`)
  return number.check(z.minimum(min, range), z.maximum(max, range))
}

function partsOf(parts: Record<string, string>): Record<string, z.ZodMiniType> {
  const count = z.optional(z.int().check(z.minimum(1), z.maximum(99)))
  return Object.fromEntries(Object.keys(parts).map((part) => [part, count]))
}
