import { Box } from '@mui/material'
import {
  type SpecificationKind,
  specificationKindNames,
  specificationKinds,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { useState } from 'react'
import { CsvButton } from '#shared/csv/csv-button.tsx'
import { NativeSelect } from '#shared/ui/native-select.tsx'

/** Saves a table with the columns of a kind of part. */
export function TemplateButton() {
  const [kind, setKind] = useState<SpecificationKind>('processor')

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, minWidth: 0 }}>
      <NativeSelect
        label="Template for"
        value={kind}
        onChange={(value) => setKind(specificationKindNames.find((name) => name === value) ?? kind)}
      >
        {specificationKindNames.map((name) => (
          <option key={name} value={name}>
            {specificationKinds[name].label}
          </option>
        ))}
      </NativeSelect>
      <CsvButton
        name={`template-${kind}`}
        write={async () => (await import('./template-csv.ts')).templateCsv(kind)}
      >
        Download template
      </CsvButton>
    </Box>
  )
}
