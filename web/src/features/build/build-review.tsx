import { Box, Typography } from '@mui/material'
import { orderedPieces } from '@tech-house/api/parts/compatibility/catalog-parts'
import type { AnyPart } from '@tech-house/api/parts/compatibility/part'
import type { RuleVerdict } from '@tech-house/api/parts/compatibility/rules'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { type ChosenProduct, totalOf } from './chosen-parts.ts'
import { VerdictIcon, verdicts } from './verdict-labels.tsx'

interface Props {
  chosen: ChosenProduct[]
  owned: AnyPart[]
  rules: RuleVerdict[]
}

export function BuildReview({ chosen, owned, rules }: Props) {
  const doubts = rules
    .filter(({ verdict }) => verdict === 'does-not-fit' || verdict === 'unknown')
    .toSorted((a, b) => a.verdict.localeCompare(b.verdict))

  return (
    <Box sx={styles}>
      {doubts.length > 0 && (
        <ul aria-label="What speaks against this build">
          {doubts.map(({ rule, title, verdict, summary }) => (
            <li key={rule}>
              <VerdictIcon verdict={verdict} />
              <span>
                <strong>{`${title}: ${verdicts[verdict].label.toLowerCase()}`}</strong>
                <span>{`. ${summary}`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="Parts">
        {chosen.map((line) => (
          <li key={line.part.id}>
            <span className="name">{`${orderedPieces(line)} × ${line.product.product}`}</span>
            <span>{formatPrice(totalOf([line]))}</span>
          </li>
        ))}
        <li>
          <Typography component="strong" variant="h5" className="name">
            Total
          </Typography>
          <Typography component="strong" variant="h5" sx={{ color: 'primary.main' }}>
            {formatPrice(totalOf(chosen))}
          </Typography>
        </li>
      </ul>
      {owned.length > 0 && (
        <Typography variant="body2">
          {`Not ordered, you have: ${owned.map(({ name }) => name).join(', ')}`}
        </Typography>
      )}
    </Box>
  )
}

const styles = {
  display: 'grid',
  gap: 2,
  mt: 2,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 },
  '& li': { display: 'flex', gap: 1, alignItems: 'flex-start' },
  '& li:last-of-type:has(.name)': { pt: 1, borderTop: 1, borderColor: 'divider' },
  '& .name': { flex: 1 },
}
