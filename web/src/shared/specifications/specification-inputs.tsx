import type { SpecificationField } from '@tech-house/api/parts/specifications/specification-field'
import type { Elements } from '#shared/ui/elements.ts'
import { SpecificationInput } from './specification-input.tsx'
import { SpecificationRows } from './specification-rows.tsx'

interface Props {
  fields: readonly [string, SpecificationField][]
  children?: Elements
}

export function SpecificationInputs({ fields, children }: Props) {
  return (
    <>
      {fields.map(
        ([name, field]) =>
          field.input !== 'rows' && (
            <SpecificationInput key={name} name={`specs.${name}`} field={field} />
          ),
      )}
      {children}
      {fields.map(
        ([name, field]) =>
          field.input === 'rows' && (
            <SpecificationRows key={name} name={`specs.${name}`} field={field} />
          ),
      )}
    </>
  )
}

export const specificationColumns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
