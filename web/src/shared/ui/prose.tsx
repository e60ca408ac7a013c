import { Box } from '@mui/material'
import { measure } from '../theme/sizes.ts'
import { codeStyles } from './code.tsx'

/** The HTML of a Markdown file, as the build renders it. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build makes it from a file of the shop, without HTML of its own.
  return <Box sx={prose} dangerouslySetInnerHTML={{ __html: html }} />
}

const prose = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: measure.blogPost,
  overflowWrap: 'anywhere',
  '& h2, & h3': { m: 0, mt: 3, typography: 'h3' },
  '& h2 ~ h3': { mt: 1, typography: 'h5' },
  '& p, & ul, & ol': { m: 0 },
  '& > p:first-of-type': { typography: 'subtitle1', color: 'text.secondary' },
  '& ul, & ol': { pl: 3, display: 'grid', gap: 1 },
  '& a': { color: 'primary.main' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& [role=group]': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse', overflowWrap: 'break-word' },
  '& th, & td': { p: 1, border: 1, borderColor: 'divider', textAlign: 'left' },
  '& pre': codeStyles,
  '& :not(pre) > code': { px: 0.5, py: 0.25, borderRadius: 0.5, bgcolor: 'primary.light' },
}
