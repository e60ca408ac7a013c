import { Tab, Tabs, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Email } from '@tech-house/api/contract/accounts/email'
import { OrderStatus } from '@tech-house/api/contract/orders/order'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { plainText } from '@tech-house/api/parts/plain-text'
import { SearchForm } from '#shared/ui/search-form.tsx'
import { orderCount } from '../order-queries.ts'
import { type OrderSearch, orderFilter } from './order-search.ts'
import { ProductFilter } from './product-filter.tsx'
import { UnansweredCount } from './unanswered-purchases.tsx'

interface Props {
  search: OrderSearch
  onChange: (change: { [Name in keyof OrderSearch]?: string | undefined }) => void
}

export function OrderSearchForm({ search, onChange }: Props) {
  return (
    <>
      <Tabs
        value={tabOf(search)}
        onChange={(_event, tab) => onChange(filterOf(tab))}
        aria-label="Status"
        variant="scrollable"
        sx={{ mb: 2 }}
      >
        {['all', ...OrderStatus.options, waitingLong].map((tab) => (
          <Tab key={tab} sx={capitalized} value={tab} label={<Count search={search} tab={tab} />} />
        ))}
        <Tab sx={capitalized} value="unanswered" label={<UnansweredCount />} />
      </Tabs>
      {!search.unanswered && (
        <SearchForm
          label="Orders"
          fields={fields}
          chosen={[search.productId]}
          search={{ ...search, who: search.email ?? search.q }}
          onFind={({ who, ...days }) => {
            // A whole email also finds orders of older releases, which have no searched field.
            const email = Email.safeParse(who).data
            onChange({ ...days, email, q: email ? undefined : who, utc: undefined })
          }}
        >
          <ProductFilter id={search.productId} onChoose={(productId) => onChange({ productId })} />
        </SearchForm>
      )}
      {search.utc && <Typography variant="body2">Days are in UTC.</Typography>}
    </>
  )
}

const waitingLong = 'waiting long'

function tabOf({ status, waiting, unanswered }: OrderSearch): string {
  if (unanswered) return 'unanswered'
  return waiting ? waitingLong : (status ?? 'all')
}

const filterOf = (tab: string): Pick<OrderSearch, 'status' | 'waiting' | 'unanswered'> => ({
  status: OrderStatus.safeParse(tab).data,
  waiting: tab === waitingLong ? '1' : undefined,
  unanswered: tab === 'unanswered' ? '1' : undefined,
})

function Count({ search, tab }: { search: OrderSearch; tab: string }) {
  const { data } = useQuery(orderCount(orderFilter({ ...search, ...filterOf(tab) })))
  return <span>{data === undefined ? tab : `${tab} (${formatNumber(data)})`}</span>
}

const capitalized = { textTransform: 'capitalize' }

const isSearchable = (who: string) => !who || plainText(who) !== '' || 'Enter a letter or a digit'

const fields = [
  {
    name: 'who',
    label: 'Buyer, recipient or purchase',
    hint: 'The beginning of a name, company, email, postal code or phone, or an order id',
    validate: isSearchable,
  },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
] as const
