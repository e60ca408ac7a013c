import TuneIcon from '@mui/icons-material/Tune'
import { Box, Button, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { sizes } from '../theme/sizes.ts'
import { wrappedLabel } from '../theme/wrapped-label.ts'
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

type Texts<Name extends string> = { [Field in Name]?: string | undefined }

interface Props<Name extends string> {
  label: string
  fields: readonly SearchField<Name>[]
  search: Texts<Name>
  onFind: (found: Record<Name, string>) => void
  children?: Elements
  /** What is chosen in them. */
  chosen?: (string | undefined)[]
}

/** A form that narrows a list down by the texts in the URL. On a phone, several fields are folded. */
export function SearchForm<Name extends string>(props: Props<Name>) {
  const { label, fields, search, onFind, children, chosen = [] } = props
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const inUrl = JSON.stringify(fields.map(({ name }) => search[name]))
  // Text that is typed before the URL has changed stays.
  const [typed, setTyped] = useState<Texts<Name>>({})
  const [sent, setSent] = useState({ inUrl, texts: {} as Texts<Name> })
  const [isRefused, setIsRefused] = useState(false)
  const [isOpened, setIsOpened] = useState(false)
  // Back and Forward change the texts without a new form, which would lose the focus.
  if (sent.inUrl !== inUrl) setSent({ inUrl, texts: {} })
  const fieldText = (name: Name) => typed[name] ?? sent.texts[name] ?? search[name] ?? ''
  const problemOf = ({ name, validate = () => true }: SearchField<Name>) =>
    [validate(fieldText(name).trim())].find((problem) => problem !== true)

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = fields.find(problemOf)
    setIsRefused(wrong !== undefined)
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${wrong.name}]`)?.focus()
      return
    }
    const texts = fields.map(({ name }) => [name, fieldText(name).trim()])
    // The form has these fields.
    const found = Object.fromEntries(texts) as Record<Name, string>
    setTyped({})
    setSent({ inUrl, texts: found })
    onFind(found)
  }

  const controls = (
    <Box component="form" role="search" aria-label={label} noValidate onSubmit={find} sx={form}>
      {fields.map((field) => {
        const problem = isRefused ? problemOf(field) : undefined
        return (
          <TextField
            key={field.name}
            name={field.name}
            label={field.label}
            type={field.type ?? 'text'}
            size="small"
            value={fieldText(field.name)}
            onChange={({ target }) => setTyped({ ...typed, [field.name]: target.value })}
            error={problem !== undefined}
            helperText={problem ?? field.hint}
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
      <Box component="summary" sx={summary} onClick={() => setIsOpened(true)}>
        <TuneIcon fontSize="small" />
        <span>{active > 0 ? `Filters (${active})` : 'Filters'}</span>
      </Box>
      {isOpened && <div>{controls}</div>}
    </details>
  )
}

/** Values that do not come from the keyboard would stand below the label. */
const shrunkLabel = { inputLabel: { shrink: true } }

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
const text = { flex: `1 1 ${sizes.menu}px`, maxWidth: sizes.form, ...wrappedLabel }
const day = { flex: `1 1 ${sizes.shortField}px`, maxWidth: sizes.day }
