import { Box, Link, Typography } from '@mui/material'
import { deriveFacts } from '@tech-house/api/parts/derived/derive-facts'
import type { Performance } from '@tech-house/api/parts/performance/performance'
import { performanceFacts } from '@tech-house/api/parts/performance/performance-text'
import { specificationEntries } from '@tech-house/api/parts/specifications/specification-text'
import type { Specifications } from '@tech-house/api/parts/specifications/specifications'
import { useId } from 'react'
import type { Elements } from '#shared/ui/elements.ts'

interface SpecificationTableProps {
  /** Of the product, which may say more than its specifications. */
  name: string
  specs: Specifications
  performance: Performance | undefined
  further: Props['rows']
}

/** So few rows would be lost below a heading of their own. */
const fewRows = 5

export function SpecificationTable({
  name,
  specs,
  performance = {},
  further,
}: SpecificationTableProps) {
  const known = deriveFacts(name, specs)
  const specified = specificationEntries(known.specs).map(({ name, field: { label }, lines }) => {
    const origin = known.derived?.[name]
    if (!origin) return { label, lines }
    const source = { ...origin, title: hostOf(origin.url) }
    return { label, lines: [...lines, `From ${origin.from}`], source }
  })
  const rows = [...specified, ...performanceFacts(performance)]
  const sources = specs.sources && <Sources sources={specs.sources} />
  if (Math.min(rows.length, further.length) < fewRows) {
    return (
      <FactTable title={rows.length > 0 ? 'Specifications' : 'Facts'} rows={[...rows, ...further]}>
        {sources}
      </FactTable>
    )
  }
  return (
    <>
      <FactTable title="Specifications" rows={rows}>
        {sources}
      </FactTable>
      <FactTable title="More facts" rows={further} />
    </>
  )
}

interface Props {
  title: string
  rows: {
    label: string
    lines: string[]
    source?: { title: string; url: string; date: string } | undefined
  }[]
  children?: Elements
}

export function FactTable({ title, rows, children }: Props) {
  const headingId = useId()
  if (rows.length === 0) return null

  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <Typography id={headingId} variant="h3">
        {title}
      </Typography>
      <Box component="table" aria-labelledby={headingId} sx={table}>
        <tbody>
          {rows.map(({ label, lines, source }) => (
            <tr key={`${label}: ${lines}`}>
              <th scope="row">{label}</th>
              <td>
                {lines.map((line, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and never move.
                  <div key={row}>{line}</div>
                ))}
                {source && (
                  <Link href={source.url} rel="noopener" color="inherit">
                    {`${source.title}, ${source.date}`}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      {children}
    </Box>
  )
}

function Sources({ sources }: { sources: NonNullable<Specifications['sources']> }) {
  return (
    <Typography variant="body2">
      <span>{sources.length === 1 ? 'Source: ' : 'Sources: '}</span>
      {sources.map(({ url, checkedOn }, index) => (
        <span key={url}>
          <span>{index > 0 && '; '}</span>
          <Link href={url} rel="noopener" color="inherit">
            {hostOf(url)}
          </Link>
          , checked on <time className="nowrap">{checkedOn}</time>
        </span>
      ))}
    </Typography>
  )
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& tr': { borderBottom: 1, borderColor: 'divider' },
  '& th, & td': { p: 0, py: 1, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { width: '40%', fontWeight: 400, color: 'text.secondary' },
  '& td': { pl: 2 },
}
