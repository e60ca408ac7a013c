import TuneIcon from '@mui/icons-material/Tune'
import { Box, Button, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { sizes } from '../theme/sizes.ts'
import type { Elements } from './elements.ts'
import { TextField } from './text-field.tsx'

interface SearchField<Name extends string> {
  name: Name
  label: string
  type?: 'date'
  hint?: string
  /** `true`, or why the text cannot be searched. */
  validate?: (text: string) => true | string
}

interface Props<Name extends string> {
  /** What is searched. */
  label: string
  fields: readonly SearchField<Name>[]
  /** The texts in the URL. */
  search: { [Field in Name]?: string | undefined }
  onFind: (found: Record<Name, string>) => void
  /** More controls. */
  children?: Elements
  /** What is chosen in them. */
  chosen?: (string | undefined)[]
}

/** A form that narrows a list down by the texts in the URL. On a phone, several fields are folded. */
export function SearchForm<Name extends string>(props: Props<Name>) {
  const { label, fields, search, onFind, children, chosen = [] } = props
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { register, handleSubmit, reset, formState } = useForm<Record<string, string>>({
    // Back and Forward change them without a new form, which would lose the focus.
    values: Object.fromEntries(fields.map(({ name }) => [name, search[name] ?? ''])),
    // Text that is typed before the URL has changed stays.
    resetOptions: { keepDirtyValues: true },
  })

  const find = handleSubmit((found) => {
    // What is typed from now on differs from these.
    reset(found, { keepDirtyValues: false, keepFieldsRef: true })
    // The form has these fields.
    onFind(found as Record<Name, string>)
  })

  const controls = (
    <Box component="form" role="search" aria-label={label} noValidate onSubmit={find} sx={form}>
      {fields.map(({ name, hint, validate = () => true, ...field }) => {
        const { ref, ...registered } = register(name, { setValueAs: trim, validate })
        const error = formState.errors[name]
        return (
          <TextField
            key={name}
            {...field}
            {...registered}
            inputRef={ref}
            size="small"
            error={error !== undefined}
            helperText={error?.message ?? hint}
            slotProps={{ ...shrunkLabel, htmlInput: { maxLength: 200 } }}
            sx={field.type === 'date' ? day : text}
          />
        )
      })}
      {children}
      <Button type="submit" variant="outlined">
        Find
      </Button>
    </Box>
  )

  if (!isNarrow || (fields.length === 1 && !children)) return controls
  const active = [...fields.map(({ name }) => search[name]), ...chosen].filter(Boolean).length
  return (
    <details>
      <Box component="summary" sx={summary}>
        <TuneIcon fontSize="small" />
        <span>{active > 0 ? `Filters (${active})` : 'Filters'}</span>
      </Box>
      <div>{controls}</div>
    </details>
  )
}

/** Values that do not come from the keyboard would stand below the label. */
export const shrunkLabel = { inputLabel: { shrink: true } }

const trim = (text: string) => text.trim()

const summary = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: sizes.touch,
  px: 2,
  mb: 2,
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
  typography: 'button',
  cursor: 'pointer',
}
const form = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start', mb: 3 }
const text = { flex: `1 1 ${sizes.menu}px`, maxWidth: sizes.form }
const day = { flex: `1 1 ${sizes.shortField}px`, maxWidth: sizes.day }
