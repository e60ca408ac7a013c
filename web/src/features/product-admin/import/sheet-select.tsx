import { countOf } from '@tech-house/api/parts/format-number'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import type { Sheet } from './read-excel.ts'

interface Props {
  sheets: Sheet[]
  chosen: Sheet | undefined
  onChoose: (sheet: Sheet) => void
}

/** Is shown for a workbook with several sheets, and for a hidden one. */
export function SheetSelect({ sheets, chosen, onChoose }: Props) {
  if (sheets.length === 1 && !sheets[0]?.isHidden) return null
  return (
    <NativeSelect
      label="Sheet"
      value={chosen?.name ?? ''}
      onChange={(chosenName) => {
        const sheet = sheets.find(({ name }) => name === chosenName)
        if (sheet) onChoose(sheet)
      }}
    >
      {sheets.map(({ name, isHidden, isLong, rowCount }) => (
        <option key={name} value={name}>
          {`${name}: ${isLong ? 'over ' : ''}${countOf(rowCount, 'row')}${isHidden ? ', hidden' : ''}`}
        </option>
      ))}
    </NativeSelect>
  )
}
