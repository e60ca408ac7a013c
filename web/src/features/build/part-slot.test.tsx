import { screen, waitFor } from '@testing-library/react'
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
  ['memory is added to what is chosen', 'Choose memory', ordered, added],
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
