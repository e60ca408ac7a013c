import { Box, Button, Chip, Tab, Tabs, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Email } from '@tech-house/api/contract/email'
import { Id } from '@tech-house/api/contract/endpoint'
import { OrderStatus } from '@tech-house/api/contract/order-status'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { groupThousands } from '#shared/money.ts'
import { toOrder } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { orderCount } from './order-queries.ts'
import { type OrderSearch, orderFilter } from './order-search.ts'

interface Props {
  search: OrderSearch
  onSearch: (search: OrderSearch) => void
}

/** Narrows all orders down by status, buyer, product and period; an order's id opens the order. */
export function OrderSearchForm({ search, onSearch }: Props) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const who = String(form.get('who')).trim()
    const email = who === '' ? undefined : Email.safeParse(who).data
    if (who !== '' && !email) {
      if (!Id.safeParse(who).success) return setError('Enter an email address or an order id')
      return void navigate(toOrder(who))
    }
    setError(undefined)
    onSearch({
      ...search,
      email,
      from: String(form.get('from')) || undefined,
      to: String(form.get('to')) || undefined,
    })
  }

  return (
    <Box role="search" aria-label="Orders" sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Tabs
        value={search.status ?? 'all'}
        onChange={(_event, status) =>
          onSearch({ ...search, status: status === 'all' ? undefined : status })
        }
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
      <Box component="form" noValidate onSubmit={find} key={JSON.stringify(search)} sx={fields}>
        <TextField
          name="who"
          label="Buyer’s email or order id"
          size="small"
          defaultValue={search.email ?? ''}
          error={error !== undefined}
          helperText={error}
          sx={{ gridColumn: { xs: 'span 2', md: 'auto' } }}
        />
        <Day name="from" label="From" day={search.from} />
        <Day name="to" label="To" day={search.to} />
        <Button type="submit" variant="outlined" sx={{ gridColumn: { xs: 'span 2', md: 'auto' } }}>
          Find
        </Button>
      </Box>
      {search.productId && (
        <Chip
          label={`Product: ${search.productId}`}
          onDelete={() => onSearch({ ...search, productId: undefined })}
          sx={{ justifySelf: 'start' }}
        />
      )}
    </Box>
  )
}

/** A status with the number of its orders, as soon as that is known. */
function Count({ search, status }: { search: OrderSearch; status: string }) {
  const { data } = useQuery(
    orderCount(orderFilter({ ...search, status: OrderStatus.safeParse(status).data })),
  )
  return data === undefined ? status : `${status} (${groupThousands(data)})`
}

function Day({ name, label, day }: { name: string; label: string; day: string | undefined }) {
  return (
    <TextField
      name={name}
      label={label}
      type="date"
      size="small"
      defaultValue={day ?? ''}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: `minmax(0, 1fr) repeat(2, ${sizes.day}px) auto`,
  },
  gap: 1.5,
  alignItems: 'start',
}
