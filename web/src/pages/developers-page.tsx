import { Box, Container, Link, Typography } from '@mui/material'
import { currency } from '@tech-house/shop'
import { apiExamples, mcpSettings } from '#features/developers/api-examples.ts'
import { measure } from '#shared/theme/sizes.ts'
import { Code } from '#shared/ui/code.tsx'
import { CopyButton } from '#shared/ui/copy-button.tsx'
import { PageHeading } from '#shared/ui/page-heading.tsx'
import { useBrowserValue } from '#shared/use-browser-value.ts'

const documents = [
  { label: 'API documentation', href: '/api/docs' },
  { label: 'OpenAPI 3.1', href: '/api/openapi.json' },
  { label: 'llms.txt', href: '/llms.txt' },
]

export function Component() {
  const origin = useBrowserValue(
    () => window.location.origin,
    () => String(import.meta.env.VITE_ORIGIN),
  )
  const settings = mcpSettings(origin)

  return (
    <Container maxWidth="md" sx={page}>
      <div>
        <PageHeading>For programs and AI assistants</PageHeading>
        <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 1.5 }}>
          A program can search the shop, check whether parts fit one another, and get complete
          computers for a budget, without an account. Only a person can order.
        </Typography>
      </div>
      <section>
        <Typography variant="h2">MCP</Typography>
        <Typography>
          An AI assistant shops by the Model Context Protocol (Streamable HTTP, no session, no
          login). Its tools are search_products, get_product, compare_products, check_build,
          complete_build and order_link. None of them writes: order_link gives you a page that is
          filled in, where you sign in and confirm.
        </Typography>
        <Code>{settings}</Code>
        <CopyButton
          text={() => settings}
          done="The settings are copied"
          failed="The settings could not be copied. Please select and copy them."
        >
          Copy settings
        </CopyButton>
      </section>
      <section>
        <Typography variant="h2">HTTP</Typography>
        <Typography>{`Requests and responses are JSON, prices are in ${currency}.`}</Typography>
        {apiExamples(origin).map(({ title, command }) => (
          <Box key={title} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
            <Typography variant="h5" component="h3">
              {title}
            </Typography>
            <Code>{command}</Code>
          </Box>
        ))}
        <Box component="nav" aria-label="Documentation" sx={links}>
          {documents.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h2">Limits</Typography>
        <ul>
          <li>
            Where a limit applies, responses to POST requests have <code>ratelimit-*</code> headers.
            After a 429 wait as long as <code>retry-after</code> says.
          </li>
          <li>
            A question for complete builds counts as much as 24 searches, a list of 12 lines as much
            as 3, and a search for what fits half a search more for each part.
          </li>
          <li>A build has at most 20 parts, and a page of results at most 48 products.</li>
          <li>
            A shop that uses App Check answers POST requests of other programs only at{' '}
            <code>/api/mcp</code>.
          </li>
        </ul>
      </section>
    </Container>
  )
}

const links = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, py: 1 }

const page = {
  py: { xs: 5, md: 8 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 5, md: 7 },
  '& section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  '& p, & ul': { maxWidth: measure.text },
  '& ul': { m: 0, pl: 3, display: 'grid', gap: 1 },
}
