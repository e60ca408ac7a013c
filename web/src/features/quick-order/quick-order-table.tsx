import { Button, Typography } from '@mui/material'
import { totalPrice } from '@tech-house/api/contract/money'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { ProductPrice } from '#shared/products/product-price.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { type Column, DataTable } from '#shared/ui/tables/data-table.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { LineProduct } from './quick-line-product.tsx'
import type { LineState } from './quick-line-state.ts'
import type { QuickListState, QuickRow } from './use-quick-list.ts'

interface Props {
  list: QuickListState
  isLocked: boolean
}

export function QuickOrderTable({ list, isLocked }: Props) {
  const { rows, edit, remove } = list
  const columns: Column<QuickRow>[] = [
    { header: '#', cell: (_row, index) => index + 1 },
    {
      header: 'Product',
      cell: (row) => (
        <LineProduct
          {...row}
          isLocked={isLocked}
          onChange={(change) => edit(row.line.id, change)}
        />
      ),
    },
    {
      header: 'Quantity',
      cell: (row) => (
        <Quantity
          row={row}
          isLocked={isLocked}
          onChange={(quantity) => edit(row.line.id, { quantity })}
        />
      ),
    },
    { header: 'Total', cell: ({ state }) => <Total state={state} /> },
    {
      header: 'Actions',
      cell: (row) => (
        <Button
          size="small"
          color="error"
          disabled={isLocked}
          aria-label={`Remove ${rowName(row)}`}
          onClick={() => remove([row])}
        >
          Remove
        </Button>
      ),
    },
  ]

  return (
    <DataTable
      label="Quick order"
      columns={columns}
      rows={rows}
      rowKey={({ line }) => line.id}
      empty={
        isLocked ? null : (
          <Typography sx={{ color: 'text.secondary' }}>Your list is empty.</Typography>
        )
      }
    />
  )
}

const rowName = ({ line, state }: QuickRow) =>
  state.kind === 'product' ? state.product.product : line.text

interface QuantityProps {
  row: QuickRow
  isLocked: boolean
  onChange: (quantity: string) => void
}

const Quantity = ({ row, isLocked, onChange }: QuantityProps) => (
  <TextField
    size="small"
    value={row.line.quantity}
    error={row.state.kind === 'product' && row.state.problem !== undefined}
    onChange={({ target }) => onChange(target.value)}
    sx={{ width: sizes.portrait }}
    slotProps={{
      htmlInput: {
        'aria-label': `Quantity of ${rowName(row)}`,
        inputMode: 'numeric',
        autoComplete: 'off',
        readOnly: isLocked,
      },
    }}
  />
)

function Total({ state }: { state: LineState }) {
  if (state.kind !== 'product') return <p>–</p>
  const { product, quantity, problem } = state
  return (
    <>
      <p>
        {quantity === undefined || problem ? '–' : formatPrice(totalPrice(product.price, quantity))}
      </p>
      <small className="nowrap">
        <ProductPrice product={product} suffix=" each" />
      </small>
    </>
  )
}
