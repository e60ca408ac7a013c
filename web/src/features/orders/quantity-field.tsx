import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Remove'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import type { Product } from '@tech-house/api/contract/product'
import type { KeyboardEvent } from 'react'

interface Props {
  value: string
  limits: Pick<Product, 'minimum_order' | 'available_quantity'>
  isRefused: boolean
  disabled: boolean
  onEdit: (value: string) => void
}

/** A text field that counts, so that whatever was typed can be seen and answered. */
export function QuantityField({ value, limits, isRefused, disabled, onEdit }: Props) {
  const counted = Number.isInteger(Number(value)) ? Number(value) : limits.minimum_order
  const step = (by: number) =>
    onEdit(String(clamp(counted + by, limits.minimum_order, limits.available_quantity)))

  function countWithArrows(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <TextField
      label="Quantity"
      value={value}
      error={isRefused}
      disabled={disabled}
      autoComplete="off"
      onChange={(event) => onEdit(event.target.value)}
      onKeyDown={countWithArrows}
      sx={{ maxWidth: 190 }}
      slotProps={{
        htmlInput: {
          role: 'spinbutton',
          inputMode: 'numeric',
          'aria-valuenow': counted,
          'aria-valuemin': limits.minimum_order,
          'aria-valuemax': limits.available_quantity,
          style: { textAlign: 'center' },
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <IconButton
                edge="start"
                aria-label="One less"
                disabled={disabled}
                onClick={() => step(-1)}
              >
                <RemoveIcon />
              </IconButton>
            </InputAdornment>
          ),
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="One more"
                disabled={disabled}
                onClick={() => step(1)}
              >
                <AddIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
