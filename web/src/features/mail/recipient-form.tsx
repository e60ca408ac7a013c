import { Box, Button } from '@mui/material'
import { Email } from '@tech-house/api/contract/accounts/email'
import { shrunkLabel } from '#shared/forms/day-field.tsx'
import { useSearchForm } from '#shared/forms/use-search-form.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { TextField } from '#shared/ui/text-field.tsx'

interface Props {
  to: string | undefined
  onFind: (to: string | undefined) => void
}

/** Narrows the mails down to one recipient; an empty field shows all. */
export function RecipientForm({ to = '', onFind }: Props) {
  const { register, find, formState } = useSearchForm({ to }, (typed) =>
    onFind(Email.safeParse(typed.to).data),
  )
  const { ref, ...field } = register('to', {
    setValueAs: (text: string) => text.trim(),
    validate: (text) => !text || Email.safeParse(text).success || 'Enter a whole email address',
  })

  return (
    <Box
      component="form"
      role="search"
      aria-label="Mails"
      noValidate
      onSubmit={find}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: 1.5,
        alignItems: 'start',
        maxWidth: sizes.form,
        mb: 3,
      }}
    >
      <TextField
        {...field}
        inputRef={ref}
        label="Recipient’s email"
        size="small"
        error={formState.errors.to !== undefined}
        helperText={formState.errors.to?.message}
        slotProps={{ ...shrunkLabel, htmlInput: { inputMode: 'email' } }}
      />
      <Button type="submit" variant="outlined">
        Find
      </Button>
    </Box>
  )
}
