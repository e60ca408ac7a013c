import { Box, Chip, Link, Typography } from '@mui/material'
import type { Doubt, Enquiry } from '@tech-house/api/contract/enquiries/enquiry'
import { referenceOf } from '@tech-house/api/contract/enquiries/reference'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import * as shop from '@tech-house/shop'
import { fetchPage } from '#shared/api/api-fetch.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { formatDateTime } from '#shared/dates.ts'
import { toOrder } from '#shared/paths.ts'
import { EmailText } from '#shared/ui/email-text.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { useUrlSearch } from '#shared/use-url-search.ts'
import { EnquiryActions } from './enquiry-actions.tsx'

export function InboxTable() {
  const { search, shown, changeSearch } = useUrlSearch(readInboxSearch)

  return (
    <>
      <Box sx={{ display: 'flex', mb: 2 }}>
        <NativeSelect
          label="Show"
          value={search.show ?? ''}
          onChange={(show) => changeSearch({ show })}
        >
          <option value="">Open</option>
          <option value="contact">Open messages</option>
          <option value="withdrawal">Open withdrawals</option>
          <option value="all">All</option>
        </NativeSelect>
      </Box>
      <PagedTable
        label="Inbox"
        columns={columns}
        list={usePagedList(enquiries(shown.show))}
        empty={{
          title: 'Nothing is here.',
          hint: 'Messages and withdrawals of customers will stand here.',
        }}
      />
    </>
  )
}

const readInboxSearch = (params: URLSearchParams) => ({ show: params.get('show') ?? undefined })

const enquiries = (show: string | undefined) => {
  const filter = {
    kind: (['contact', 'withdrawal'] as const).find((kind) => kind === show),
    open: show === 'all' ? undefined : '1',
  } as const
  return pagedQuery([...queryKeys.enquiries, show], ({ cursor, signal }) =>
    fetchPage('GET /enquiries', { query: { ...filter, cursor, limit: rowsPerPage }, signal }),
  )
}

const columns: Column<Enquiry>[] = [
  {
    header: 'From',
    breaks: true,
    cell: ({ name, email, purchase, at }) => (
      <>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Link
          color="inherit"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(
            purchase
              ? `Your withdrawal from ${formatPurchaseNumber(purchase)}`
              : `Your message to ${shop.name}`,
          )}`}
        >
          <EmailText>{email}</EmailText>
        </Link>
        <Typography variant="body2">{formatDateTime(at)}</Typography>
      </>
    ),
  },
  {
    header: 'What',
    breaks: true,
    cell: ({ _id, message, purchase = '', purchaseId, goods = [], doubts = [], answers }) => (
      <>
        <Typography variant="body2">
          <span>{purchase ? 'Withdrawal from ' : 'Message'}</span>
          {purchaseId ? (
            <TextLink to={toOrder(purchaseId)}>{formatPurchaseNumber(purchase)}</TextLink>
          ) : (
            <span>{formatPurchaseNumber(purchase)}</span>
          )}
        </Typography>
        {purchase && !purchaseId && (
          <Typography variant="body2">{`Reference: ${referenceOf(_id)}`}</Typography>
        )}
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          {message ||
            goods.map(({ product, pieces }) => `${pieces} × ${product}`).join('\n') ||
            'Whole purchase'}
        </Typography>
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {doubts.map((doubt) => doubtTexts[doubt]).join(', ')}
        </Typography>
        {answers.map(({ text, at }) => (
          <Typography key={at} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {`Answered ${formatDateTime(at)}: ${text}`}
          </Typography>
        ))}
      </>
    ),
  },
  {
    header: 'State',
    cell: ({ state }) => <Chip size="small" variant="outlined" label={state.replace('-', ' ')} />,
  },
  { header: 'Actions', cell: (enquiry) => <EnquiryActions enquiry={enquiry} /> },
]

const doubtTexts: Record<Doubt, string> = {
  'unknown-purchase': 'No such purchase',
  'other-email': 'Another email',
  late: `After ${shop.withdrawalDays} days`,
  cancelled: 'Nothing left of it',
  repeated: 'Withdrawn before',
}
