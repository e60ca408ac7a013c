import type { Customer } from '@tech-house/api/contract/accounts/customer'
import { toCustomer } from '#shared/paths.ts'
import { EmailText } from '#shared/ui/email-text.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { SearchForm } from '#shared/ui/search-form.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { isSearchable, readWords, useUrlSearch } from '#shared/use-url-search.ts'
import { customers } from './user-queries.ts'

const customerColumns: Column<Customer>[] = [
  {
    header: 'Name',
    breaks: true,
    cell: ({ _id, name }) => <TextLink to={toCustomer(_id)}>{name || 'Without a name'}</TextLink>,
  },
  { header: 'Email', breaks: true, cell: ({ email }) => <EmailText>{email}</EmailText> },
  { header: 'Phone', cell: ({ phoneNumber }) => phoneNumber },
  { header: 'Role', cell: ({ role, blocked }) => (blocked ? `${role}, blocked` : role) },
]

export function CustomersTable({ label = 'Customers', columns = customerColumns }) {
  const { search, shown, isSearch, changeSearch } = useUrlSearch(readWords)
  const hint = `Searched for “${search.q}” in names, emails and phone numbers, and as a purchase number.`

  return (
    <>
      <SearchForm label={label} fields={fields} search={search} onFind={changeSearch} />
      <PagedTable
        label={label}
        columns={columns}
        list={usePagedList(customers(shown.q))}
        empty={
          isSearch
            ? { title: 'Nobody matches.', hint }
            : { title: 'Nobody has signed up yet.', hint: 'People who do will stand here.' }
        }
      />
    </>
  )
}

const fields = [
  {
    name: 'q',
    label: 'Customer or purchase',
    hint: 'The beginning of a name, email or phone number, or a purchase number',
    validate: isSearchable,
  },
] as const
