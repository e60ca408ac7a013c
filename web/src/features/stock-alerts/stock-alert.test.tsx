import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { StockAlert } from './stock-alert.tsx'

const path = '/api/product/test-ssd-1tb/stock-alert'
const showOffer = () => show(<StockAlert productId="test-ssd-1tb" email="bea@example.com" />)
/** The button, as soon as it is known whether the user waits. */
async function offer() {
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Tell me when it is back',
  })
  await waitFor(() => expect(button.disabled).toBe(false))
  return button
}

const writes = (asked: Request[]) =>
  asked.map(({ method }) => method).filter((method) => method !== 'GET')

test('a double click asks once for a mail, and the button then withdraws [CAT-9, MAIL-3]', async () => {
  const asked = fakeApi({
    [`GET ${path}`]: { requested: false },
    [`PUT ${path}`]: { requested: true },
    [`DELETE ${path}`]: { requested: false },
  })
  showOffer()
  await userEvent.dblClick(await offer())
  expect((await screen.findByText(/We will send one mail/)).textContent).toContain(
    'bea@example.com',
  )
  expect(writes(asked)).toEqual(['PUT'])
  const section = screen.getByRole('region', { name: /stock/ })
  expect(section.contains(document.activeElement)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Do not tell me' }))
  expect(await screen.findByRole('button', { name: 'Tell me when it is back' })).toBeTruthy()
  expect(writes(asked)).toEqual(['PUT', 'DELETE'])
})

test('a request whose answer was lost shows as what it is [CAT-9]', async () => {
  let requested = false
  fakeApi({
    [`GET ${path}`]: () => ({ requested }),
    [`PUT ${path}`]: () => {
      requested = true
      return Promise.reject(new TypeError('lost'))
    },
  })
  showOffer()
  await userEvent.click(await offer())
  expect(await screen.findByRole('button', { name: 'Do not tell me' })).toBeTruthy()
})

test('a refused request leaves the offer as it was [CAT-9]', async () => {
  fakeApi({
    [`GET ${path}`]: { requested: false },
    [`PUT ${path}`]: () => refuse(409, 'in-stock', 'This product is in stock.'),
  })
  showOffer()
  const button = await offer()
  await userEvent.click(button)
  expect(await offer()).toBe(button)
  expect(screen.getByRole('status').textContent).toBe('')
})
