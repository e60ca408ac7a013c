import type { Mail } from '@tech-house/api/contract/mail'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { OutboxTable } from './outbox-table.tsx'

const list = 'GET /api/mail?limit=100'

const aMail = (special: Partial<Mail> = {}): Mail => ({
  _id: 'order1-placed',
  to: 'bea@example.com',
  kind: 'order-placed',
  message: {
    subject: 'Your order is booked: Test SSD 1TB',
    text: 'Your order is booked\n\nProduct: Test SSD 1TB',
    html: '<h1>Your order is booked</h1>',
  },
  createdAt: '2026-11-01T10:00:00.000Z',
  sendAt: '2026-11-01T10:00:00.000Z',
  ...special,
})

test('an admin sees recipient, subject and delivery state of each mail [MAIL-2]', async () => {
  const mails = [
    aMail(),
    aMail({ _id: 'b', delivery: { state: 'SUCCESS', error: null } }),
    aMail({ _id: 'c', delivery: { state: 'ERROR', error: 'Error: no route' } }),
    aMail({ _id: 'd', delivery: { state: 'HELD' } }),
  ]
  fakeApi({ [list]: mails })
  show(<OutboxTable />)
  const [, ...rows] = await screen.findAllByRole('row')
  expect(rows[0]?.textContent).toContain('Your order is booked: Test SSD 1TBbea@example.com')
  const states = ['waiting', 'sent', 'failedError: no route', 'HELD']
  expect(rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual(states)
})

test('a mail is read as HTML without scripts, and as text [MAIL-2]', async () => {
  fakeApi({ [list]: [aMail()] })
  show(<OutboxTable />)
  await press('Read')
  const frame = within(screen.getByRole('dialog')).getByTitle<HTMLIFrameElement>(/booked/)
  expect(frame.srcdoc).toBe('<h1>Your order is booked</h1>')
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-scripts')
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin')
  expect(screen.getByText(/Product: Test SSD 1TB/).textContent).toBe(aMail().message.text)
})

test('mails are found by the whole address of a recipient [MAIL-2]', async () => {
  const asked = fakeApi({
    [list]: [aMail()],
    'GET /api/mail?to=eve%40example.com&limit=100': [],
  })
  show(<OutboxTable />)
  const field = await screen.findByRole('textbox', { name: 'Recipient’s email' })
  await userEvent.type(field, 'eve@{Enter}')
  expect(await screen.findByText('Enter a whole email address')).toBeTruthy()
  expect(asked).toHaveLength(1)
  await userEvent.type(field, 'example.com{Enter}')
  expect(await screen.findByText('No mail to this address.')).toBeTruthy()
})

test('a mail that failed or waits for its next attempt is sent again by one press; queued and sent ones have no button [OPS-2]', async () => {
  const { sendAt, ...failed } = aMail({ delivery: { state: 'ERROR', error: '550 No such user' } })
  const sent = { ...failed, _id: 'b', delivery: { state: 'SUCCESS', attempts: 1 } }
  const retried = aMail({ delivery: { state: 'RETRY', attempts: 2, error: '451 Try later' } })
  const queued = aMail({ delivery: { state: 'PENDING', attempts: 0, error: null } })
  let mails: Mail[] = [failed, sent, aMail({ _id: 'c' })]
  const asked = fakeApi({
    [list]: () => mails,
    'POST /api/mail/order1-placed/send': () => {
      mails = mails.includes(retried) ? [queued] : [retried]
      return { modifiedCount: 1 }
    },
  })
  show(<OutboxTable />)
  await press('Send again')
  expect(await screen.findByText(/^Attempt 3: /)).toBeTruthy()
  await press('Send again')
  expect(await screen.findByText('queued')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2)
})
