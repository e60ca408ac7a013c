import type { ComponentProps } from 'react'
import { SearchForm } from '#shared/ui/search-form.tsx'
import { isSearchable } from '#shared/use-url-search.ts'

const fields = [
  {
    name: 'q',
    label: 'Purchase, reference or recipient',
    hint: 'A purchase number, or the beginning of your reference or of a recipient',
    validate: isSearchable,
  },
] as const

type Props = Pick<ComponentProps<typeof SearchForm<'q'>>, 'search' | 'onFind'>

export default function MyOrdersSearch(props: Props) {
  return <SearchForm label="My orders" fields={fields} {...props} />
}
