import type {
  CompletedBuild,
  CompletedBuilds,
} from '@tech-house/api/contract/builds/build-completion'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { currency } from '@tech-house/shop'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { press, retype } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { textsOf } from '#shared/testing/queries.ts'
import { show } from '#shared/testing/show.tsx'
import { CompleteBuild } from './complete-build.tsx'

const line = (productId: string, part: CompletedBuild['lines'][number]['part']) => ({
  ...{ productId, product: `The ${productId}`, part, quantity: 1, ordered: 2, total: 200 },
  ...{ reason: `Why ${productId}.` },
})
const cheapest: CompletedBuild = {
  ...{ goals: ['cheapest'], total: 400, verdict: 'fits', next: 'For $50 more: fast.' },
  ...{ goodFor: 'Older games', speed: { percent: 20, isEstimated: true } },
  lines: [line('slow', 'processor'), line('kit', 'memory'), line('board', 'motherboard')],
}
const best: CompletedBuild = {
  ...{ goals: ['balanced', 'best'], total: 450, verdict: 'fits-with-note' },
  ...{ goodFor: 'Photos; figures of May 2026', speed: { percent: 60.5, isEstimated: false } },
  next: 'The next $100 would buy nothing better.',
  lines: [line('fast', 'processor'), line('kit', 'memory'), line('board', 'motherboard')],
}

function open(answer: Partial<CompletedBuilds>) {
  const read = Promise.withResolvers<null>()
  const asked = fakeApi({
    'GET /api/product/fast': () => read.promise,
    'POST /api/builds/complete': { builds: [], isOverBudget: false, isExhaustive: true, ...answer },
  })
  const onUse = vi.fn()
  const build = { lines: [{ productId: 'board', quantity: 1 }], own: [{ productId: 'case' }] }
  show(<CompleteBuild build={build} onUse={onUse} />)
  return { asked, onUse, read }
}

async function ask(budget: string, purpose = 'Games') {
  await press('Complete a build for your budget')
  await retype(await screen.findByRole('textbox', { name: `Budget in ${currency}` }), budget)
  await press(purpose)
  await press('Show builds')
}

test('builds for a budget show first what differs, with a reason for each part, and one is taken over [BUDGET-2, BEST-2]', async () => {
  const { asked, onUse, read } = open({ builds: [cheapest, best] })
  await ask('$1,500', 'Work')
  const card = within(await screen.findByRole('region', { name: 'Balanced and Best' }))
  expect(await asked[0]?.json()).toEqual({
    ...{ budget: 1500, purpose: 'work', parts: [{ productId: 'board', quantity: 1 }] },
    own: [{ productId: 'case' }],
  })
  expect(card.getByText(formatPrice(450))).toBeTruthy()
  expect(card.getByText('Photos; figures of May 2026')).toBeTruthy()
  expect(card.getByText('61% of the fastest')).toBeTruthy()
  expect(screen.getByText('Estimated: 20% of the fastest')).toBeTruthy()
  expect(screen.getAllByText(/Not included are a monitor/)).toHaveLength(1)
  expect(card.getByText('Fits, with a note')).toBeTruthy()
  expect(textsOf(card.getAllByRole('listitem'))).toEqual([
    `Processor2 × The fast${formatPrice(200)}Why fast.`,
    `Memory2 × The kit${formatPrice(200)}Why kit.`,
    `Motherboard2 × The board${formatPrice(200)}Why board.`,
  ])
  expect(card.getByText('The same in both: 1 part')).toBeTruthy()

  // A second press, and a change of the page behind the dialog, are not possible meanwhile.
  await userEvent.click(card.getByRole('button', { name: 'Use this build' }))
  for (const use of screen.getAllByRole('button', { name: 'Use this build' })) {
    expect(use.hasAttribute('disabled')).toBe(true)
  }
  expect(onUse).not.toHaveBeenCalled()
  read.resolve(null)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onUse).toHaveBeenCalledExactlyOnceWith([
    { productId: 'fast', quantity: 1 },
    { productId: 'kit', quantity: 1 },
    { productId: 'board', quantity: 1 },
  ])
})

test('a budget for which nothing fits, or that is none, is answered with what to do [BUDGET-2]', async () => {
  const message = 'No complete build that fits costs $300.00 or less. This is the cheapest.'
  const { asked } = open({ builds: [cheapest], isOverBudget: true, isExhaustive: false, message })
  await ask('nothing')
  await press('4K')
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Include a monitor, keyboard and mouse' }),
  )
  expect(await screen.findByText(/^Enter a budget between/)).toBeTruthy()
  expect(asked).toEqual([])

  await retype(screen.getByRole('textbox', { name: `Budget in ${currency}` }), '300{Enter}')
  const status = await screen.findByText(message)
  expect(status.closest('[role=status]')?.textContent).toContain('a better one may exist')
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(await asked[0]?.json()).toMatchObject({
    ...{ purpose: 'gaming', resolution: '2160p', peripherals: true },
  })
  expect(status.closest('[role=status]')?.textContent).toContain('Not included are Windows and')
})
