import { Box, MenuItem, TextField } from '@mui/material'
import {
  fieldsOf,
  specificationKindNames,
  specificationKinds,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { useController, useFormContext } from 'react-hook-form'
import { TextInput } from '#shared/specifications/specification-input.tsx'
import {
  SpecificationInputs,
  specificationColumns,
} from '#shared/specifications/specification-inputs.tsx'

export function SpecificationFields() {
  const { field } = useController({ name: 'specs.kind', defaultValue: '' })
  const { register, setValue } = useFormContext()
  const { ref, value, ...rest } = field
  const kind = specificationKindNames.find((name) => name === value)

  /** Not when the form is sent: a retry after midnight must have the same body. */
  function dateSource() {
    setValue('specs.checkedOn', new Date().toISOString().slice(0, 10))
  }

  return (
    <Box role="group" aria-label="Specifications" sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        select
        label="Specifications"
        {...rest}
        inputRef={ref}
        value={kind ?? ''}
        helperText="Optional. Choose the kind of part, then fill in what you know."
      >
        <MenuItem value="">None</MenuItem>
        {specificationKindNames.map((name) => (
          <MenuItem key={name} value={name}>
            {specificationKinds[name].label}
          </MenuItem>
        ))}
      </TextField>
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
