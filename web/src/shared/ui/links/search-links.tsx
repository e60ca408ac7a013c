import { Box } from '@mui/material'
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { sizes } from '../../theme/sizes.ts'
import { searchParams } from '../../use-url-search.ts'

type Search = Record<string, string | undefined>

interface Props {
  label: string
  search: Search
  /** The parameter that the links set. */
  name: string
  links: { value: string | undefined; text: ReactElement }[]
  onChange: (change: Search) => void
}

export function SearchLinks({ label, search, name, links, onChange }: Props) {
  return (
    <Box component="nav" aria-label={label} sx={styles}>
      {links.map(({ value, text }) => (
        <Link
          key={value ?? ''}
          to={{ search: String(searchParams({ ...search, [name]: value })) }}
          aria-current={search[name] === value ? 'page' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onChange({ [name]: value })
          }}
        >
          {text}
        </Link>
      ))}
    </Box>
  )
}

const styles = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  mb: 2,
  '& [aria-current]': { scrollInitialTarget: 'nearest' },
  '& a': {
    px: 2,
    lineHeight: `${sizes.touch}px`,
    fontSize: 'body2.fontSize',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: 'text.secondary',
    borderBottom: 2,
    borderColor: 'transparent',
    '&::first-letter': { textTransform: 'uppercase' },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': { color: 'primary.main', borderColor: 'currentColor' },
  },
}
