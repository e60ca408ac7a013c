import { Box, Button } from '@mui/material'
import { Email } from '@tech-house/api/contract/accounts/email'
import { SearchField, trimmed } from '#shared/forms/search-field.tsx'
import { useSearchForm } from '#shared/forms/use-search-form.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { type ActivitySearch, Subject } from './activity-search.ts'

interface Props {
  search: ActivitySearch
  onSearch: (search: ActivitySearch) => void
}

/** Narrows the activity down by person, thing and period. */
export function ActivitySearchForm({ search, onSearch }: Props) {
  const { register, find, formState } = useSearchForm(
    {
      actor: search.actor ?? '',
      subject: search.subject ?? '',
      from: search.from ?? '',
      to: search.to ?? '',
    },
    (values) => onSearch({ ...values, actor: Email.safeParse(values.actor).data }),
  )
  const { errors } = formState
  const actor = register('actor', { ...trimmed, validate: isEmail })
  const subject = register('subject', { ...trimmed, validate: isSubject })

  return (
    <Box role="search" aria-label="Activity">
      <Box component="form" noValidate onSubmit={find} sx={fields}>
        <SearchField label="Person’s email" field={actor} error={errors.actor} sx={wholeRow} />
        <SearchField
          label="Id of an order or product"
          field={subject}
          error={errors.subject}
          sx={wholeRow}
        />
        <SearchField label="From" type="date" field={register('from')} />
        <SearchField label="To" type="date" field={register('to')} />
        <Button type="submit" variant="outlined" sx={wholeRow}>
          Find
        </Button>
      </Box>
    </Box>
  )
}

const isEmail = (text: string) => !text || Email.safeParse(text).success || 'Enter an email address'

const isSubject = (text: string) => !text || Subject.safeParse(text).success || 'Enter an id'

const wholeRow = { gridColumn: { xs: 'span 2', md: 'auto' } }

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: `repeat(2, minmax(0, 1fr)) repeat(2, ${sizes.day}px) auto`,
  },
  gap: 1.5,
  alignItems: 'start',
  mb: 3,
}
