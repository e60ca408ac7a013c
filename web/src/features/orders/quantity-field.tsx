import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Remove'
import { InputAdornment } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import type { KeyboardEvent } from 'react'
import { readWhole } from '#shared/read-number.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface Props {
  value: string
  limits: Pick<Product, 'minimum_order' | 'available_quantity'>
  problem: string | undefined
  /** While an order is sent or unconfirmed. A disabled field would be missing from the saved input. */
  isLocked: boolean
  onEdit: (value: string) => void
}

/** A text field with numeric input, so that any input is visible and validated. */
export function QuantityField({ value, limits, problem, isLocked, onEdit }: Props) {
  const counted = readWhole(value) ?? limits.minimum_order
  const step = (by: number) =>
    onEdit(String(clamp(counted + by, limits.minimum_order, limits.available_quantity)))

  function countWithArrows(event: KeyboardEvent) {
    if (isLocked || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <TextField
      label="Quantity"
      name="quantity"
      value={value}
      error={problem !== undefined}
      helperText={problem}
      autoComplete="off"
      onChange={(event) => onEdit(event.target.value)}
      onKeyDown={countWithArrows}
      sx={{ maxWidth: sizes.counter }}
      startAdornment={
        <InputAdornment position="start">
          <IconButton aria-label="One less" disabled={isLocked} onClick={() => step(-1)}>
            <RemoveIcon />
          </IconButton>
        </InputAdornment>
      }
      endAdornment={
        <InputAdornment position="end">
          <IconButton aria-label="One more" disabled={isLocked} onClick={() => step(1)}>
            <AddIcon />
          </IconButton>
        </InputAdornment>
      }
      slotProps={{
        htmlInput: {
          role: 'spinbutton',
          readOnly: isLocked,
          inputMode: 'numeric',
          'aria-valuenow': counted,
          'aria-valuemin': limits.minimum_order,
          'aria-valuemax': limits.available_quantity,
          style: { textAlign: 'center' },
        },
      }}
    />
  )
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
