import { Box, Typography } from '@mui/material'
import {
  deliveryMethods,
  describeDelivery,
  notServed,
} from '@tech-house/api/contract/orders/delivery'
import { formatCents } from '@tech-house/api/parts/format-number'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import type { useDeliverTo } from './use-deliver-to.ts'

interface Props {
  state: ReturnType<typeof useDeliverTo>
  /** What the goods cost, with tax and after reductions. */
  goodsCents: number
  isLocked?: boolean
}

/** How the order is delivered, and the sum to pay with it. Stands beside the last button, once the address is known. */
export function DeliveryChoice({ state, goodsCents, isLocked = false }: Props) {
  const { recipient, isKnown, deliveryOf, chooseMethod } = state
  if (!isKnown) return null
  const methods = deliveryMethods(recipient?.country)
  const delivery = deliveryOf(goodsCents)
  if (!delivery) {
    const text = recipient ? notServed(recipient.country) : 'Please choose or enter an address.'
    return (
      <Typography className="delivery" variant="body2" color="error" role="status">
        {text}
      </Typography>
    )
  }
  const text = describeDelivery(delivery)
  return (
    <Box className="delivery" sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      {methods.length > 1 && (
        <NativeSelect
          label="Delivery"
          value={delivery.method}
          disabled={isLocked}
          onChange={chooseMethod}
        >
          {methods.map((method) => (
            <option key={method.id} value={method.id}>
              {describeDelivery(method)}
            </option>
          ))}
        </NativeSelect>
      )}
      <Typography variant="body2" aria-live="polite">
        <span>
          {`${methods.length > 1 ? 'Delivery' : text}: ${formatCents(delivery.priceCents)}. To pay: `}
        </span>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {formatCents(goodsCents + delivery.priceCents)}
        </Box>
      </Typography>
    </Box>
  )
}
