import { Box } from '@mui/material'
import {
  fieldsOf,
  specificationKindNames,
  specificationKinds,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { useDeferredValue } from 'react'
import { useFormContext } from 'react-hook-form'
import { Select, TextInput } from '#shared/specifications/specification-input.tsx'
import {
  SpecificationInputs,
  specificationColumns,
} from '#shared/specifications/specification-inputs.tsx'

export function SpecificationFields() {
  const { register, setValue, watch } = useFormContext()
  const newest = watch('specs.kind')
  const chosen = useDeferredValue(newest, '')
  const kind = specificationKindNames.find((name) => name === chosen)

  /** Not when the form is sent: a retry after midnight must have the same body. */
  function dateSource() {
    setValue('specs.checkedOn', new Date().toISOString().slice(0, 10))
  }

  return (
    <Box
      role="group"
      aria-label="Specifications"
      aria-busy={chosen !== newest}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Select
        name="specs.kind"
        label="Specifications"
        options={specificationKindNames}
        labels={specificationKinds}
        empty="None"
        hint="Optional. Choose the kind of part, then fill in what you know."
      />
      {kind && (
        <Box key={kind} sx={specificationColumns}>
          <SpecificationInputs fields={Object.entries(fieldsOf(kind))}>
            <TextInput
              name="specs.source"
              label="Source"
              hint="The https address of the page that states this"
              errorPath="specs.sources.0.url"
              onInput={dateSource}
            />
            <input type="hidden" {...register('specs.checkedOn')} />
          </SpecificationInputs>
        </Box>
      )}
    </Box>
  )
}
