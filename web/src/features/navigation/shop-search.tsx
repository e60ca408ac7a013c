import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'

/** Opens the catalog with the words of this field. Without code, the browser submits it. */
export function ShopSearch() {
  const navigate = useNavigate()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q')).trim()
    void navigate({
      pathname: paths.home,
      search: q && `?${new URLSearchParams({ q })}`,
      hash: 'services',
    })
  }

  return (
    <search aria-label="Shop">
      <form action={paths.services} onSubmit={search}>
        <input
          className="text-box"
          type="search"
          name="q"
          placeholder="Search the shop"
          aria-label="Search the shop"
        />
      </form>
    </search>
  )
}
