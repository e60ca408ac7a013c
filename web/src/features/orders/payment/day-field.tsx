import { TextField } from '#shared/ui/text-field.tsx'

/** The reader's day, as `2026-11-22`. */
export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

interface Props {
  day: string
  onChange: (day: string) => void
}

export const DayField = ({ day, onChange }: Props) => (
  <TextField
    label="Day"
    type="date"
    value={day}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
  />
)
