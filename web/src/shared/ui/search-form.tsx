import { Box, Button } from '@mui/material'
import { useSearchForm } from '../forms/use-search-form.ts'
import { sizes } from '../theme/sizes.ts'
import { TextField } from './text-field.tsx'

interface Props {
  /** What is searched. */
  name: string
  label: string
  /** The text in the URL. */
  text: string
  onSearch: (text: string) => void
  /** `true`, or why the text cannot be searched. */
  validate?: (text: string) => true | string
}

/** A form that narrows a list down by one text; an empty one shows all. */
export function SearchForm({ name, label, text, onSearch, validate = () => true }: Props) {
  const { register, find, formState } = useSearchForm({ text }, (found) => onSearch(found.text))
  const error = formState.errors.text
  const { ref, ...field } = register('text', {
    setValueAs: (typed: string) => typed.trim(),
    validate,
  })

  return (
    <Box component="form" role="search" aria-label={name} noValidate onSubmit={find} sx={fields}>
      <TextField
        {...field}
        inputRef={ref}
        label={label}
        size="small"
        error={error !== undefined}
        helperText={error?.message}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
      />
      <Button type="submit" variant="outlined">
        Find
      </Button>
    </Box>
  )
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1.5,
  alignItems: 'start',
  maxWidth: sizes.form,
  mb: 3,
}
