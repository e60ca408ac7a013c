import { expect, test } from 'vitest'
import { endpointRecords } from '../../functions/test/support/endpoint-records.ts'

const intro = `# Firestore usage of each call

Maximum reads and writes of a valid request, by the id of an order where the path takes a purchase or one of its orders. A missing
document and an empty query count as one read. Each call that only staff may make reads the caller's role as well. Made from
\`functions/test/support/endpoint-records.ts\` by \`npx vitest run --project reads usage-table -u\`; \`npx vitest run --project reads\`
measures it.

| Call | Reads | Writes | Further |
|---|---|---|---|
`

test('the table of usage has what is measured', async () => {
  const rows = Object.entries(endpointRecords).map(([call, { usage, further = '' }]) => {
    const [reads, writes] = usage === 'varies' ? ['–', '–'] : usage
    return `| \`${call}\` | ${reads} | ${writes} | ${further} |\n`
  })
  await expect(intro + rows.join('')).toMatchFileSnapshot('../../docs/usage.md')
})
