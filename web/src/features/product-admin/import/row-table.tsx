import { formatNumber, formatPrice } from '@tech-house/api/parts/format-number'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { type ComparedRow, matchLabels } from './compare-rows.ts'
import { FirstRows } from './first-rows.tsx'

interface Props {
  label: string
  rows: ComparedRow[]
  /** The fields that may change. */
  keys: ReadonlySet<string>
}

export function RowTable({ label, rows, keys }: Props) {
  const columns: Column<ComparedRow>[] = [
    { header: 'Row', cell: ({ row }) => formatNumber(row.row) },
    { header: 'Product', breaks: true, cell: ({ name, product }) => product?.product ?? name },
    { header: 'Found by', cell: ({ by }) => (by ? matchLabels[by] : 'New') },
    { header: 'Change', breaks: true, cell: (row) => <Lines lines={describeChange(row, keys)} /> },
    { header: 'Read as', breaks: true, cell: ({ normalised }) => <Lines lines={normalised} /> },
  ]
  return (
    <FirstRows label={label} columns={columns} rows={rows} rowKey={({ row }) => `${row.row}`} />
  )
}

const Lines = ({ lines }: { lines: string[] }) => lines.map((line) => <div key={line}>{line}</div>)

function describeChange({ differences, added }: ComparedRow, keys: Props['keys']): string[] {
  if (added) return [`Price: ${formatPrice(added.price)}`]
  return differences
    .filter(({ key }) => keys.has(key))
    .map(({ key, label, from, to }) => `${label}: ${showText(key, from)} → ${showText(key, to)}`)
}

function showText(key: string, text: string): string {
  if (key === 'price') return formatPrice(Number(text))
  if (key === 'draft') return text === 'true' ? 'Draft' : 'Published'
  return text === '' ? '(empty)' : text.length > 80 ? `${text.slice(0, 80)}…` : text
}
