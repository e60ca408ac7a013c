import { orderButton } from '@tech-house/shop'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { anAddress } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { OrderBuild } from './order-build.tsx'

test('the question before a build is ordered names the recipient, who can be changed there [FIT-3, PURCH-2]', async () => {
  const asked = fakeApi({
    'GET /api/addresses': { addresses: [anAddress()], revision: 7, isRequired: false },
    'POST /api/orders/batch': { insertedIds: ['o1'], purchase: '7K4M9QXT' },
  })
  const onDone = vi.fn()
  const lines = [{ productId: 'cpu', quantity: 1, price: 400 }]
  const build = { lines, isReady: true, isUnfit: false, review: <p>Parts</p>, onDone }
  show(<OrderBuild {...build} email="bea@example.com" />)
  await press('Order this build')
  const question = within(await screen.findByRole('dialog', { name: 'Order 1 part?' }))
  const recipient = question.getByRole<HTMLSelectElement>('combobox', { name: 'Deliver to' })
  await waitFor(() => expect(recipient.selectedOptions[0]?.text).toMatch(/^Carlos Mendes, Berlin/))
  await userEvent.selectOptions(recipient, 'Collection in the shop')
  await userEvent.click(question.getByText('Reference and message'))
  await userEvent.type(await question.findByLabelText('Your reference'), 'PO 1')
  await userEvent.click(question.getByRole('button', { name: orderButton }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(await asked.at(-1)?.json()).toEqual({
    lines,
    reference: 'PO 1',
    delivery: 'collection',
    expectedDeliveryCents: 0,
  })
})
