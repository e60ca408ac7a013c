import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Email } from '@tech-house/api/contract/accounts/email'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { lazy, Suspense } from 'react'
import { useMay } from '#shared/session/use-may.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { SearchLinks } from '#shared/ui/links/search-links.tsx'
import { SearchForm } from '#shared/ui/search-form.tsx'
import { useHasInteracted } from '#shared/use-has-interacted.ts'
import { isSearchable } from '#shared/use-url-search.ts'
import { orderCount, purchaseCount } from '../order-queries.ts'
import {
  isPurchaseTab,
  type OrderSearch,
  orderFilter,
  orderTabs,
  type PurchaseTab,
  purchaseTabs,
} from './order-search.ts'

const ProductFilter = lazy(() => import('./product-filter.tsx'))

interface Props {
  search: OrderSearch
  onChange: (change: { [Name in keyof OrderSearch]?: string | undefined }) => void
}

export function OrderSearchForm({ search, onChange }: Props) {
  const hasInteracted = useHasInteracted()
  const canFindProducts = useMay('catalog')
  return (
    <>
      <SearchLinks
        label="Status"
        search={search}
        name="status"
        links={[undefined, ...orderTabs].map((status) => ({
          value: status,
          text: isPurchaseTab(status) ? (
            <PurchaseCount tab={status} />
          ) : (
            <Count search={{ ...search, status }} />
          ),
        }))}
        onChange={onChange}
      />
      {!isPurchaseTab(search.status) && (
        <SearchForm
          label="Orders"
          fields={fields}
          chosen={[search.productId]}
          search={{ ...search, who: search.email ?? search.q }}
          onFind={({ who, ...days }) => {
            // A whole email may be longer than the stored prefixes.
            const email = Email.safeParse(who).data
            onChange({ ...days, email, q: email ? undefined : who, utc: undefined })
          }}
        >
          <Box sx={{ width: { xs: '100%', sm: sizes.menu }, minHeight: sizes.touch }}>
            <Suspense>
              {canFindProducts && (hasInteracted || search.productId) && (
                <ProductFilter
                  id={search.productId}
                  onChoose={(product) => onChange({ productId: product?._id })}
                />
              )}
            </Suspense>
          </Box>
        </SearchForm>
      )}
      {search.utc && <Typography variant="body2">Days are in UTC.</Typography>}
    </>
  )
}

function Count({ search }: { search: OrderSearch }) {
  const { data } = useQuery(orderCount(orderFilter(search)))
  return <Counted tab={search.status} count={data} />
}

function PurchaseCount({ tab }: { tab: PurchaseTab }) {
  const { data } = useQuery(purchaseCount(purchaseTabs[tab]))
  return <Counted tab={tab} count={data} />
}

const Counted = ({
  tab = 'all',
  count,
}: {
  tab?: string | undefined
  count: number | undefined
}) => <span>{count === undefined ? tab : `${tab} (${formatNumber(count)})`}</span>

const fields = [
  {
    name: 'who',
    label: 'Buyer, recipient or purchase',
    hint: 'The beginning of a name, company, email, postal code, phone or reference, or an order id',
    validate: isSearchable,
  },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
] as const
