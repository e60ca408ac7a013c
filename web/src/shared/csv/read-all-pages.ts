import type { Page } from '@tech-house/api/contract/page'

export async function readAllPages<Row>(
  read: (cursor: string | undefined) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor)
  return rows
}
