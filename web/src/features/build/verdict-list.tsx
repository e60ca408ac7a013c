import { Box, Link, Typography } from '@mui/material'
import type { Reason } from '@tech-house/api/parts/compatibility/reason'
import type { RuleVerdict } from '@tech-house/api/parts/compatibility/rules'
import { sizes } from '#shared/theme/sizes.ts'
import { VerdictIcon, verdicts } from './verdict-labels.tsx'

export function VerdictList({ rules }: { rules: RuleVerdict[] }) {
  if (rules.length === 0) {
    return <Typography variant="body2">Choose two parts, and here is whether they fit.</Typography>
  }
  return (
    <Box sx={styles}>
      {rules.map(({ rule, title, verdict, summary, reasons }) => (
        <details key={rule}>
          <summary>
            <VerdictIcon verdict={verdict} />
            <span className="line">
              <strong>{title}</strong>
              <span className="label">
                {verdict === 'fits'
                  ? verdicts[verdict].label
                  : describe({ verdict, text: summary })}
              </span>
            </span>
          </summary>
          <ul>
            {reasons.map((reason) => (
              <li key={`${reason.text} ${reason.parts.join()}`}>
                <VerdictIcon verdict={reason.verdict} />
                <span>
                  <span>{`${describe(reason)} `}</span>
                  {reason.url && (
                    <Link href={reason.url} rel="noopener">
                      The vendor’s list
                    </Link>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Box>
  )
}

/** The text of a missing fact says that it is not known. */
const describe = ({ verdict, text }: Pick<Reason, 'verdict' | 'text'>) =>
  verdict === 'unknown' ? text : `${verdicts[verdict].label}: ${text}`

const styles = {
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& details': { borderBottom: 1, borderColor: 'divider' },
  '& summary': {
    display: 'flex',
    gap: 1,
    alignItems: 'center',
    minHeight: sizes.touch,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '"+"',
      ml: 'auto',
      px: 0.5,
      fontSize: '1.25em',
      color: 'text.secondary',
    },
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& details[open] summary::after': { content: '"−"' },
  '& .line': { display: 'flex', flexWrap: 'wrap', columnGap: 1, py: 1 },
  '& .label': { color: 'text.secondary' },
  '& ul': { m: 0, pl: 0, pb: 1.5, listStyle: 'none', display: 'grid', gap: 0.75 },
  '& li': { display: 'flex', gap: 1 },
}
