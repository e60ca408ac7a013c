import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aProduct, aSearchResult } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { choose } from './chosen-parts.ts'
import { PartSlot } from './part-slot.tsx'

const aPart = (_id: string, kind: 'processor' | 'memory') => ({
  ...aProduct({ _id, product: `The ${_id}` }),
  specs: { kind },
})
const line = (productId: string) => ({ productId, quantity: 1 })
const ordered = { lines: [line('cpu'), line('stick')], own: [] }
const owned = { lines: [line('stick')], own: [{ productId: 'cpu' }] }
const changed = { lines: [line('stick'), line('new')], own: [] }
const added = { lines: [...ordered.lines, line('new')], own: [] }
const addedAsOwned = { ...ordered, own: [{ productId: 'new' }] }

test.each([
  ['a processor takes the slot of a chosen one', 'Change the processor', ordered, changed],
  ['a processor takes the slot of an owned one', 'Change the processor', owned, changed],
  ['memory is added to what is chosen', 'Add another: memory', ordered, added],
  ['memory is added to what is owned', 'I have this: memory', ordered, addedAsOwned],
] as const)('%s [FIT-1, OWN-1]', async (_, button, build, expected) => {
  const kind = button.endsWith('processor') ? 'processor' : 'memory'
  const product = aPart('new', kind)
  const query = build === owned ? 'fits=stick&own=cpu' : 'fits=cpu%2Cstick'
  fakeApi({
    [`GET /api/search?kind=${kind}&${query}`]: aSearchResult([product, aPart('gone', kind)]),
    'GET /api/product/new': product,
  })
  const parts = choose(build, [aPart('cpu', 'processor'), aPart('stick', 'memory')])
  const onChange = vi.fn()
  show(
    <PartSlot
      kind={kind}
      chosen={parts.chosen.filter(({ part }) => part.specs.kind === kind)}
      owned={parts.owned.filter(({ specs }) => specs.kind === kind)}
      parts={parts.parts}
      rules={[]}
      build={build}
      onChange={onChange}
    />,
  )
  await press(button)
  await press(/^The gone/)
  expect(await screen.findByText(/^This product is not in the shop any more/)).toBeTruthy()
  await press(/^The new/)
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(expected))
})

test('a list sorts by speed, filters by brand and opens a product, with what decides in each row [BUILD-1]', async () => {
  const brands = [{ value: 'Corp', label: 'Corp', count: 1 }]
  const { facets } = aSearchResult([])
  const fit = { verdict: 'does-not-fit' as const, reasons: [] }
  const rows = [
    {
      ...aProduct({ _id: 'a', product: 'Fast' }),
      fit,
      chips: ['AM5', '8 cores'],
      speed: { percent: 48.2, isEstimated: true },
    },
    { ...aProduct({ _id: 'b', product: 'Odd' }), fit: { verdict: 'fits' as const, reasons: [] } },
  ]
  const path = 'GET /api/search?kind=processor'
  fakeApi({
    [path]: aSearchResult([], { facets: { ...facets, brands } }),
    [`${path}&sort=performance-games`]: aSearchResult(rows, { facets: { ...facets, brands } }),
    [`${path}&brand=Corp&sort=performance-games`]: aSearchResult(rows.slice(1)),
  })
  const build = { lines: [], own: [] }
  show(
    <PartSlot
      {...{ build, kind: 'processor', chosen: [], owned: [], parts: [], rules: [] }}
      onChange={vi.fn()}
    />,
  )
  await press('Choose a processor')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Speed in games')
  const fast = await screen.findByRole('button', { name: /^Fast/ })
  expect(fast.textContent).toMatch(/AM5 · 8 cores.*Estimated: 48% of the fastest.*Does not fit/)
  expect(screen.getByRole('button', { name: /^Odd/ }).textContent).toContain('Speed not known')
  expect(screen.queryByRole('heading', { name: 'Does not fit' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Details of Fast' }).getAttribute('href')).toBe(
    '/product/a',
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Corp (1)')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Fast/ })).toBeNull())
})
