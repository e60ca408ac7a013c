import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { hrefOf } from '#shared/testing/queries.ts'
import { aCheck, aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { Component as ComparePage } from './compare-page.tsx'

const aCard = (_id: string) => ({
  ...aProduct({ _id, product: `Card ${_id}`, type: 'Graphics card' }),
  specs: { kind: 'graphics-card' as const },
})

/** Compares two cards; the checks wait for `before`. */
function showCards(before: () => Promise<void> = async () => {}, ids = 'one,two') {
  fakeApi({
    'GET /api/product/one': aCard('one'),
    'GET /api/product/two': aCard('two'),
    'GET /api/product/drive': aProduct({ _id: 'drive', product: 'A drive' }),
    'POST /api/check': async (request) => {
      await before()
      const { lines } = (await request.json()) as { lines: { productId: string }[] }
      const partOf = (id: string) => (id === 'cooler' ? 'cooler' : 'graphics-card')
      return aCheck(lines.map(({ productId: id }) => ({ productId: id, part: partOf(id) })))
    },
  })
  show(<ComparePage />, undefined, `/compare?ids=${ids}`)
}

test('a comparison names the products that are gone or of another type, and its link can be copied [CAT-7]', async () => {
  const user = userEvent.setup()
  showCards(undefined, 'one,gone-card,drive')
  expect(await screen.findByText('No longer in the shop: gone-card')).toBeTruthy()
  expect(screen.getByText('Left out because of another type: A drive')).toBeTruthy()
  const names = screen.getByRole('columnheader', { name: 'Card one' }).closest('tr')
  expect(getComputedStyle(names as Element).position).toBe('sticky')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('The link to this comparison is copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(window.location.href)
})

test('compared products can be ordered, and one of them added to the build [CAT-7, FIT-4]', async () => {
  showCards()
  await press('Add to build: Card one')
  expect(hrefOf('Order now: Card one')).toBe('/product/one')
  expect(screen.getByRole('button', { name: 'Remove from build: Card one' })).toBeTruthy()
  await press('Replace in build: Card two')
  expect(localStorage.getItem('build')).toBe('?parts=two')
  expect(screen.getByRole('button', { name: 'Replace in build: Card one' })).toBeTruthy()
})

test('a product is added only when it is known what it replaces [FIT-4]', async () => {
  localStorage.setItem('build', '?parts=cooler')
  let answered = Promise.resolve()
  showCards(() => answered)
  const second = await screen.findByRole('button', { name: 'Add to build: Card two' })
  await waitFor(() => expect(second.getAttribute('aria-disabled')).toBe('false'))
  const { promise, resolve } = Promise.withResolvers<void>()
  answered = promise
  await press('Add to build: Card one')
  await userEvent.click(second)
  expect(localStorage.getItem('build')).toBe('?parts=cooler,one')
  resolve()
  await press('Replace in build: Card two')
  expect(localStorage.getItem('build')).toBe('?parts=cooler,two')
})

test('after a product is removed from the comparison, the keyboard goes on from there [CAT-7]', async () => {
  showCards()
  await press('Remove Card one')
  await waitFor(() => expect(screen.queryByText('Card one')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Comparison/ }))
})

test('two ids that lead to one product are one column, and both go with it [REAL-3]', async () => {
  fakeApi({
    'GET /api/product/one': aCard('one'),
    'GET /api/product/old-one': aCard('one'),
    'GET /api/product/two': aCard('two'),
    'POST /api/check': aCheck([]),
  })
  const Url = () => <output>{useLocation().search}</output>
  const page = (
    <>
      <ComparePage />
      <Url />
    </>
  )
  show(page, undefined, '/compare?ids=old-one,one,two')
  await press('Remove Card one')
  expect(await screen.findByText('?ids=two')).toBeTruthy()
})
