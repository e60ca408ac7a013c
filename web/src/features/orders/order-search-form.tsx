import { Box, Button, Tab, Tabs, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Email } from '@tech-house/api/contract/email'
import { Id } from '@tech-house/api/contract/endpoint'
import { formatNumber } from '@tech-house/api/contract/format-number'
import { OrderStatus } from '@tech-house/api/contract/order-status'
import { useNavigate } from 'react-router-dom'
import { toOrder } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { DayField, shrunkLabel } from '#shared/ui/day-field.tsx'
import { useSearchForm } from '#shared/ui/use-search-form.ts'
import { orderCount } from './order-queries.ts'
import { type OrderSearch, orderFilter } from './order-search.ts'
import { ProductFilter } from './product-filter.tsx'

interface Props {
  search: OrderSearch
  /** Changes these fields of the search. */
  onChange: (change: Partial<OrderSearch>) => void
}

/** Narrows all orders down by status, buyer, product and period; an order's id opens the order. */
export function OrderSearchForm({ search, onChange }: Props) {
  const navigate = useNavigate()
  const { register, find, formState } = useSearchForm(
    { who: search.email ?? '', from: search.from ?? '', to: search.to ?? '' },
    ({ who, from, to }) => {
      const email = Email.safeParse(who).data
      if (who && !email) return void navigate(toOrder(who))
      onChange({ email, from: from || undefined, to: to || undefined, utc: undefined })
    },
  )
  const { ref, ...who } = register('who', { setValueAs: trimmed, validate: isEmailOrId })

  return (
    <Box role="search" aria-label="Orders" sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Tabs
        value={search.status ?? 'all'}
        onChange={(_event, status) => onChange({ status: status === 'all' ? undefined : status })}
        aria-label="Status"
        variant="scrollable"
      >
        {['all', ...OrderStatus.options].map((status) => (
          <Tab
            key={status}
            sx={{ textTransform: 'capitalize' }}
            value={status}
            label={<Count search={search} status={status} />}
          />
        ))}
      </Tabs>
      <Box component="form" noValidate onSubmit={find} sx={fields}>
        <TextField
          {...who}
          inputRef={ref}
          label="Buyer’s email or order id"
          size="small"
          error={formState.errors.who !== undefined}
          helperText={formState.errors.who?.message}
          slotProps={shrunkLabel}
          sx={{ gridColumn: { xs: 'span 2', md: 'auto' } }}
        />
        <Box sx={{ gridColumn: { xs: 'span 2', md: 'auto' } }}>
          <ProductFilter id={search.productId} onChoose={(productId) => onChange({ productId })} />
        </Box>
        <DayField label="From" field={register('from')} />
        <DayField label="To" field={register('to')} />
        <Button type="submit" variant="outlined" sx={{ gridColumn: { xs: 'span 2', md: 'auto' } }}>
          Find
        </Button>
      </Box>
      {search.utc && <Typography variant="body2">Days are in UTC.</Typography>}
    </Box>
  )
}

/** A status with the number of its orders, as soon as that is known. */
function Count({ search, status }: { search: OrderSearch; status: string }) {
  const { data } = useQuery(
    orderCount(orderFilter({ ...search, status: OrderStatus.safeParse(status).data })),
  )
  return data === undefined ? status : `${status} (${formatNumber(data)})`
}

const trimmed = (text: string) => text.trim()

const isEmailOrId = (who: string) =>
  !who ||
  Email.safeParse(who).success ||
  Id.safeParse(who).success ||
  'Enter an email address or an order id'

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: `repeat(2, minmax(0, 1fr)) repeat(2, ${sizes.day}px) auto`,
  },
  gap: 1.5,
  alignItems: 'start',
}
