import { Box, Button, Typography } from '@mui/material'
import type { RowsField } from '@tech-house/api/parts/specifications/specification-field'
import { useFieldArray } from 'react-hook-form'
import { SpecificationInput } from './specification-input.tsx'

export function SpecificationRows({ name, field }: { name: string; field: RowsField }) {
  const { fields: rows, append, remove } = useFieldArray({ name })

  return (
    <Box
      role="group"
      aria-label={field.label}
      sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}
    >
      <Typography variant="subtitle2" component="h3">
        {field.label}
      </Typography>
      {rows.map(({ id }, row) => (
        <Box
          key={id}
          role="group"
          aria-label={`${field.row} ${row + 1}`}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}
        >
          {Object.entries(field.fields).map(([part, partField]) => (
            <SpecificationInput key={part} name={`${name}.${row}.${part}`} field={partField} />
          ))}
          <Button color="inherit" onClick={() => remove(row)} sx={{ justifySelf: 'start' }}>
            <span>{`Remove ${field.row} ${row + 1}`}</span>
          </Button>
        </Box>
      ))}
      <Button variant="outlined" onClick={() => append({})} sx={{ justifySelf: 'start' }}>
        <span>{`Add ${field.row}`}</span>
      </Button>
    </Box>
  )
}

const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }
