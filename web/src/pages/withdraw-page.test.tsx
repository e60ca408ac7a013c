import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { press, retype } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { textsOf } from '#shared/testing/queries.ts'
import { show } from '#shared/testing/show.tsx'
import { Component as WithdrawPage } from './withdraw-page.tsx'

const receivedAt = '2026-11-27T10:00:00.000Z'
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** Waits for the heading of a step, which has the focus. */
async function expectFocused(name: string) {
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })),
  )
}

const facts = () => textsOf(screen.getAllByRole('definition'))

const Back = () => {
  const navigate = useNavigate()
  return (
    <button onClick={() => navigate(-1)} type="button">
      {"Browser's Back"}
    </button>
  )
}

function showPage(state?: object, respond: () => object = () => ({ receivedAt })) {
  const requests = fakeApi({ 'POST /api/withdrawals': respond })
  const page = (
    <>
      <WithdrawPage />
      <Back />
    </>
  )
  show(page, undefined, { pathname: '/withdraw', search: '?purchase=7K4M-9QXT', state })
  return requests
}

/** The state of the link on a purchase's page. */
const linked = {
  name: 'Bea Buyer',
  email: 'bea@example.com',
  purchase: '7K4M-9QXT',
  goods: '5 × Fast SSD\n1 × Big GPU',
}

test('without an account the whole purchase is withdrawn in two steps, and a double click sends it once [REACH-2]', async () => {
  const requests = showPage()
  expect(field('Purchase number').value).toBe('7K4M-9QXT')
  await press('Continue')
  expect(screen.getByText('Enter your name')).toBeTruthy()
  await userEvent.type(field('Name'), 'Bea Buyer')
  await userEvent.type(field('Email'), 'bea@example.com')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Continue' }))

  await expectFocused('Check your withdrawal')
  // The second click of a double click on “Continue” may meet the next button.
  for (const name of ['Confirm withdrawal', 'Back'])
    fireEvent.click(screen.getByRole('button', { name }), { detail: 2 })
  await expectFocused('Check your withdrawal')
  await press('Back')
  await expectFocused('Withdraw from a purchase')
  await press('Continue')
  await expectFocused('Check your withdrawal')
  expect(requests).toEqual([])
  const checked = ['Bea Buyer', 'bea@example.com', '7K4M-9QXT', 'The whole purchase']
  expect(facts()).toEqual(checked)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  await expectFocused('We have your withdrawal')
  expect(facts()).toEqual([expect.stringContaining('Nov 27, 2026'), ...checked])
  expect(screen.getByText('We have sent a receipt to bea@example.com.')).toBeTruthy()
  const sent = { name: 'Bea Buyer', email: 'bea@example.com', purchase: '7K4M-9QXT', goods: [] }
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([sent])
})

test('from a purchase its products are proposed, others can be written, and Back keeps everything [REACH-2]', async () => {
  const requests = showPage(linked)
  expect(field('Products').value).toBe('5 × Fast SSD\n1 × Big GPU')
  await retype(field('Products'), '0 x Fast SSD')
  await press('Continue')
  expect(await screen.findByText(/^Write one product on each line/)).toBeTruthy()
  const typed = '2 × Fast SSD\n\n3x A cable\n4x4 board'
  await retype(field('Products'), typed)
  await press('Continue')
  await expectFocused('Check your withdrawal')
  const checked = '2 pieces of Fast SSD, 3 pieces of A cable, 1 piece of 4x4 board'
  expect(facts().at(-1)).toBe(checked)

  for (const back of ['Back', "Browser's Back"]) {
    await press(back)
    await expectFocused('Withdraw from a purchase')
    expect([field('Name').value, field('Products').value]).toEqual(['Bea Buyer', typed])
    await press('Continue')
    await expectFocused('Check your withdrawal')
  }
  await press('Confirm withdrawal')
  await expectFocused('We have your withdrawal')
  expect(await requests[0]?.json()).toMatchObject({
    goods: [
      { product: 'Fast SSD', pieces: 2 },
      { product: 'A cable', pieces: 3 },
      { product: '4x4 board', pieces: 1 },
    ],
  })
})

test('after a lost response or a refusal the withdrawal can be confirmed again [REACH-2]', async () => {
  const answers = [
    Response.error,
    () => refuse(429, 'busy', 'That was too fast.'),
    () => ({ receivedAt }),
  ]
  const requests = showPage({ ...linked, step: 'check' }, () =>
    (answers.shift() ?? Response.error)(),
  )
  await press('Confirm withdrawal')
  expect(await screen.findByText(/^We could not confirm whether your withdrawal/)).toBeTruthy()
  await press('Confirm withdrawal')
  expect(await screen.findByText('That was too fast.')).toBeTruthy()
  await press('Confirm withdrawal')
  await expectFocused('We have your withdrawal')
  expect(requests).toHaveLength(3)
})
