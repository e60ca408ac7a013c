import { Box, Button, Tab, Tabs, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Email } from '@tech-house/api/contract/accounts/email'
import { formatNumber } from '@tech-house/api/contract/format-number'
import { OrderStatus } from '@tech-house/api/contract/orders/order'
import { plainText } from '@tech-house/api/contract/plain-text'
import { SearchField, trimmed } from '#shared/forms/search-field.tsx'
import { useSearchForm } from '#shared/forms/use-search-form.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { orderCount } from '../order-queries.ts'
import { type OrderSearch, orderFilter } from './order-search.ts'
import { ProductFilter } from './product-filter.tsx'

interface Props {
  search: OrderSearch
  /** Changes these fields of the search. */
  onChange: (change: Partial<OrderSearch>) => void
}

/** Narrows all orders down by status, buyer or id, product and period. */
export function OrderSearchForm({ search, onChange }: Props) {
  const { register, find, formState } = useSearchForm(
    { who: search.email ?? search.q ?? '', from: search.from ?? '', to: search.to ?? '' },
    ({ who, from, to }) => {
      // A whole email also finds orders of older releases, which have no searched field.
      const email = Email.safeParse(who).data
      const q = email ? undefined : who || undefined
      onChange({ q, email, from: from || undefined, to: to || undefined, utc: undefined })
    },
  )

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
        <SearchField
          label="Buyer’s name, email or order id"
          field={register('who', { ...trimmed, validate: isSearchable })}
          error={formState.errors.who}
          hint="The beginning is enough"
          sx={{ gridColumn: { xs: 'span 2', md: 'auto' } }}
        />
        <Box sx={{ gridColumn: { xs: 'span 2', md: 'auto' } }}>
          <ProductFilter id={search.productId} onChoose={(productId) => onChange({ productId })} />
        </Box>
        <SearchField label="From" type="date" field={register('from')} />
        <SearchField label="To" type="date" field={register('to')} />
        <Button type="submit" variant="outlined" sx={submit}>
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

const isSearchable = (who: string) => !who || plainText(who) !== '' || 'Enter a letter or a digit'

const submit = { gridColumn: { xs: 'span 2', lg: 'auto' }, justifySelf: { md: 'start' } }

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    lg: `repeat(2, minmax(0, 1fr)) repeat(2, ${sizes.day}px) auto`,
  },
  gap: 1.5,
  alignItems: 'start',
}
