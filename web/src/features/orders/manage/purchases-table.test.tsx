import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { textsOf } from '#shared/testing/queries.ts'
import { ada, anOrder, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ManageOrdersTable } from './manage-orders-table.tsx'

const purchases = ['7K4M9QXT', 'AAAAAAAA', 'CCCCCCCC'].map((purchase) =>
  aPurchase({ lines: [anOrder({ purchase })] }),
)

const api = {
  'GET /api/purchases/count?payment=open': { count: 3 },
  'GET /api/purchases/count?payment=refund': { count: 1 },
  'GET /api/purchases/count?unanswered=1': { count: 1 },
  'GET /api/purchases?view=admin&payment=open&limit=100': purchases,
  'GET /api/purchases?view=admin&unanswered=1&limit=100': [purchases[0]],
}

test('a link counts and shows the purchases whose buyer waits for an answer, instead of orders [PURCH-5]', async () => {
  fakeApi({ ...api, 'GET /api/orders?limit=100': [], 'GET /api/orders/count': { count: 0 } })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  await userEvent.click(await screen.findByRole('link', { name: 'unanswered (1)' }))
  const link = await screen.findByRole('link', { name: '7K4M-9QXT' })
  expect(link.getAttribute('href')).toBe('/dashboard/order/7K4M9QXT')
  expect(link.closest('tr')?.textContent).toBe(
    `7K4M-9QXTBea BuyerNov 1, 2026${formatPrice(402.5)}not paid`,
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'all (0)' }))
  expect(await screen.findByText('Nobody has ordered anything yet.')).toBeTruthy()
})

test('open payments are counted, selected and marked as paid at once, and staff are told which were not [PAY-1]', async () => {
  const asked = fakeApi({
    ...api,
    'POST /api/purchases/paid': {
      results: [
        { id: '7K4M9QXT', outcome: 'done' },
        { id: 'AAAAAAAA', outcome: 'changed' },
        { id: 'CCCCCCCC', outcome: 'unchanged' },
      ],
    },
  })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'), '/?status=not%20paid')
  expect(await screen.findByRole('link', { name: 'to refund (1)' })).toBeTruthy()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('not paid (3)')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all purchases' }))
  await press('Mark as paid')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(new RegExp(`^\\${formatPrice(1207.5)} in sum`))).toBeTruthy()
  await answerDialog('Mark as paid')
  expect(await screen.findByText('2 purchases marked as paid')).toBeTruthy()
  expect(textsOf(screen.getAllByText(/is not marked as paid/))).toEqual([
    'AAAA-AAAA is not marked as paid: its sum has changed, please check it.',
  ])
  const [request] = asked.filter(({ method }) => method === 'POST')
  expect(await request?.json()).toMatchObject({
    purchases: purchases.map(({ _id }) => ({ id: _id, openCents: 40_250 })),
    paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})
