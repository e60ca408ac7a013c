import { Box, Button } from '@mui/material'
import { SearchField, trimmed } from '../forms/search-field.tsx'
import { useSearchForm } from '../forms/use-search-form.ts'
import { sizes } from '../theme/sizes.ts'

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

  return (
    <Box component="form" role="search" aria-label={name} noValidate onSubmit={find} sx={fields}>
      <SearchField
        label={label}
        field={register('text', { ...trimmed, validate })}
        error={formState.errors.text}
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
