import type { Enquiry } from '@tech-house/api/contract/enquiries/enquiry'
import * as shop from '@tech-house/shop'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { hrefOf, textsOf } from '#shared/testing/queries.ts'
import { ada } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { InboxTable } from './inbox-table.tsx'

const list = 'GET /api/enquiries?open=1&limit=100'
const change = 'PUT /api/enquiry/w1'

const aContact = (special: Partial<Enquiry> = {}): Enquiry => ({
  _id: 'c1',
  kind: 'contact',
  name: 'Bea Buyer',
  email: 'bea+pc@example.com',
  message: 'The box came crushed.',
  state: 'open',
  answers: [],
  at: '2026-11-26T09:30:00.000Z',
  ...special,
})

const aWithdrawal = (special: Partial<Enquiry> = {}): Enquiry => {
  const { message, ...fields } = aContact({ _id: 'w1', kind: 'withdrawal' })
  return { ...fields, purchase: '#7k4m 9qxt', purchaseId: '7K4M9QXT', goods: [], ...special }
}

const showInbox = () => show(<InboxTable />, signedInAs(ada))

test('staff read messages and withdrawals with their doubts, and find those of a kind and the closed ones [REACH-1, REACH-2]', async () => {
  const goods = [{ product: 'Part A', pieces: 2 }]
  const { purchaseId, ...unknown } = aWithdrawal({ _id: 'w2', state: 'closed', goods })
  fakeApi({
    [list]: [aWithdrawal({ doubts: ['late', 'repeated'] }), aContact()],
    'GET /api/enquiries?kind=withdrawal&open=1&limit=100': [aWithdrawal()],
    'GET /api/enquiries?limit=100': [aContact(), { ...unknown, doubts: ['unknown-purchase'] }],
  })
  showInbox()
  const [, first, second] = textsOf(await screen.findAllByRole('row'))
  const doubts = `After ${shop.withdrawalDays} days, Withdrawn before`
  expect(first).toContain(`Withdrawal from 7K4M-9QXTWhole purchase${doubts}open`)
  expect(hrefOf('7K4M-9QXT')).toBe('/dashboard/order/7K4M9QXT')
  expect(second).toContain('MessageThe box came crushed.open')
  const mails = screen.getAllByRole('link', { name: /^bea/ })
  expect(mails[1]?.getAttribute('href')).toMatch(/^mailto:bea%2Bpc%40example.com\?subject=Your%20/)

  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Open withdrawals')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'All')
  const closed = await screen.findByText('2 × Part A')
  const row = within(closed.closest('tr') ?? document.body)
  expect(row.getByText('Reference: W2')).toBeTruthy()
  expect(row.getByText('No such purchase')).toBeTruthy()
  expect(row.queryByRole('button')).toBeNull()
})

test('closing asks first; a refusal is told [REACH-2]', async () => {
  const asked = fakeApi({
    [list]: () => [aWithdrawal()],
    [change]: () => refuse(409, 'state-changed', 'It is already closed.'),
  })
  showInbox()
  await press('Close')
  await answerDialog('Not yet')
  await press('Close')
  await answerDialog('Close')
  expect(await screen.findByText('It is already closed.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('staff answer a message from the inbox; without a response the same answer is sent once [BACK-1]', async () => {
  let isOffline = true
  let enquiry = aContact()
  const asked = fakeApi({
    [list]: () => [enquiry],
    'POST /api/enquiry/c1/answer': () => {
      if (isOffline) return Promise.reject(new TypeError('lost'))
      const answers = [{ text: 'We send another.', at: '2026-11-27T09:30:00.000Z' }]
      enquiry = { ...enquiry, state: 'closed', answers }
      return { modifiedCount: 1 }
    },
  })
  showInbox()
  await press('Answer')
  await answerDialog('Send and close')
  expect(await screen.findByText('Write a few words')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('The box came crushed.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Answer'), ' We send another. ')
  await answerDialog('Send and close')
  expect(await screen.findByText(/^We could not confirm whether the answer/)).toBeTruthy()
  isOffline = false
  await waitFor(() => answerDialog('Send and close'))
  expect(await screen.findByText(/^Answered .*: We send another\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  const sent = asked.filter(({ method }) => method === 'POST')
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(await sent[1]?.json()).toEqual({ text: 'We send another.' })
})
