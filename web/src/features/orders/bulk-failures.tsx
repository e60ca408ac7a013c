import { Alert, AlertTitle, Box } from '@mui/material'
import { countOf } from '@tech-house/api/parts/format-number'
import { toOrder } from '#shared/paths.ts'
import { viewportHeight } from '#shared/theme/sizes.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import type { BulkFailure } from './use-bulk-orders.ts'

interface Props {
  failures: BulkFailure[]
  isOwn?: boolean
  onDismiss: () => void
}

export function BulkFailures({ failures, isOwn = false, onDismiss }: Props) {
  const [first, ...others] = failures
  if (!first) return null

  return (
    <Alert severity="error" onClose={onDismiss} sx={box}>
      <AlertTitle>
        {first.isUnknown
          ? `We could not confirm ${countOf(failures.length, 'order')}`
          : `${countOf(failures.length, 'order')} ${others.length === 0 ? 'was' : 'were'} not changed`}
      </AlertTitle>
      <Box component="ul" sx={list}>
        {failures.map(({ order, problem }) => (
          <li key={order._id}>
            <TextLink
              to={toOrder(order.purchase)}
            >{`${order.quantity} × ${order.product}`}</TextLink>
            <span>{`${isOwn ? '' : `, ${order.name}, ${order.email}`}. ${problem}.`}</span>
          </li>
        ))}
      </Box>
    </Alert>
  )
}

/** In a toolbar a row of its own, which stays in view with it. */
const box = { flexBasis: '100%', mb: 1, maxHeight: viewportHeight.most, overflowY: 'auto' }

const list = { m: 0, pl: 2.5, overflowWrap: 'anywhere' }
