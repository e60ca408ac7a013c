import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { aProduct, aSearchResult } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { catalogUrl, readCatalogUrl, writeCatalogUrl } from '../catalog-url.ts'
import { FacetPanel } from './facet-panel.tsx'
import { FilterChips } from './filter-chips.tsx'

const value = (value: string, count: number) => ({ value, label: value, count })
const { facets } = aSearchResult([aProduct()])
const socket = { key: 'socket', label: 'Socket', values: [value('LGA1954', 2), value('AM5', 1)] }
const found = { ...facets, brands: [value('ASUS', 3), value('MSI', 1)], specs: [socket] }

function Filters({ url }: { url: string }) {
  const [filter, setFilter] = useState(readCatalogUrl(url).filter)
  const filters = {
    ...{ filter, facets: found, total: 4 },
    onFilter: (changed: object) => setFilter({ ...filter, ...changed }),
  }
  return (
    <>
      <output>{writeCatalogUrl(catalogUrl(filter, []))}</output>
      <FilterChips {...filters} />
      <FacetPanel {...filters} />
    </>
  )
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const url = () => screen.getByRole('status').textContent

test('brands are chosen and removed like specifications, by their box and by their chip [ITEM-3]', async () => {
  show(<Filters url="" />)
  expect(screen.getByRole('group', { name: 'Brand' })).toBeTruthy()
  await userEvent.click(box(/^ASUS/))
  await userEvent.click(box(/^MSI/))
  expect(url()).toBe('?brand=ASUS&brand=MSI')
  await userEvent.click(screen.getByRole('button', { name: 'Remove ASUS' }))
  expect([url(), box(/^ASUS/).checked, box(/^MSI/).checked]).toEqual(['?brand=MSI', false, true])
  await userEvent.click(box(/^MSI/))
  expect(url()).toBe('')
})

test('a brand and a socket in a URL are those of the facets, however they are spelled [ITEM-3, SPEC-1]', async () => {
  show(<Filters url="?type=Motherboard&brand=asus&brand=ASUS&socket=lga%201954" />)
  expect([box(/^ASUS/).checked, box(/^LGA1954/).checked]).toEqual([true, true])
  expect(screen.getAllByRole('button', { name: 'Remove ASUS' })).toHaveLength(1)
  await userEvent.click(box(/^LGA1954/))
  expect(url()).toBe('?type=Motherboard&brand=asus&brand=ASUS')
  await userEvent.click(box(/^ASUS/))
  expect(url()).toBe('?type=Motherboard')
})

test('a specification of the only type that is found chooses this type, too [CAT-3]', async () => {
  show(<Filters url="?q=board" />)
  await userEvent.click(box(/^AM5/))
  expect(url()).toBe(`?q=board&type=${facets.types[0]?.value}&socket=AM5`)
})
