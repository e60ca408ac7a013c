import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, anAddress, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { CustomerDetails } from './customer-details.tsx'

const at = '2026-11-03T10:00:00.000Z'
const message = { _id: 'm1', purchase: '7K4M9QXT', by: 'buyer', text: 'Please ring twice.', at }

const customer = {
  _id: 'u1',
  email: 'a&b@example.com',
  name: 'Bea Buyer',
  phoneNumber: '+1 (555) 0100',
  role: 'customer',
  emailVerified: false,
  blocked: true,
  createdAt: at,
  addresses: [anAddress(), anAddress()],
  purchases: [{ ...aPurchase(), _id: '7K4M9QXT', status: 'pending', unanswered: true }],
  reviews: [],
  messages: [message],
  notes: [{ ...message, _id: 'n1', by: 'shop', email: 'ada@example.com', text: 'Pays late.' }],
  enquiries: [{ _id: 'e1', at, kind: 'withdrawal', state: 'goods-back', purchase: '7k4m9qxt' }],
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('the page of a customer leads to mail, phone, orders, the purchase, Make Admin and the inbox [REACH-3]', async () => {
  fakeApi({ 'GET /api/customer/u1': customer })
  show(<CustomerDetails id="u1" />, signedInAs(ada, 'admin'))
  expect(
    await screen.findByText(/^customer, address not verified, blocked, since Nov/),
  ).toBeTruthy()
  expect(hrefOf(/^a&b ?@example/)).toBe('mailto:a%26b@example.com')
  expect(hrefOf('+1 (555) 0100')).toBe('tel:+15550100')
  expect(hrefOf('All orders')).toBe('/dashboard/manageOrder?email=a%26b%40example.com')
  expect(hrefOf('Change role or block')).toBe('/dashboard/makeAdmin?q=a%26b%40example.com')
  const section = (name: string) => within(screen.getByRole('region', { name }))
  const purchase = section('Newest purchases').getByRole('link', { name: '7K4M-9QXT' })
  expect(purchase.getAttribute('href')).toBe('/dashboard/order/7K4M9QXT')
  expect(purchase.parentElement?.textContent).toMatch(/, pending, .*, unanswered$/)
  expect(section('Reviews').getByText('None')).toBeTruthy()
  expect(section('Newest messages').getByText('Please ring twice.')).toBeTruthy()
  expect(section('Newest notes').getByText(/ada@example.com/)).toBeTruthy()
  const enquiry = section('Newest in the inbox').getByRole('link')
  expect(enquiry.getAttribute('href')).toBe('/dashboard/inbox?show=all')
  expect(enquiry.parentElement?.textContent).toMatch(/, goods back: Withdrawal from 7K4M-9QXT$/)
})

test('the page of an erased account names what happened [REACH-3]', async () => {
  fakeApi({ 'GET /api/customer/u1': refuse(404, 'not-found', 'No such customer') })
  show(<CustomerDetails id="u1" />)
  expect(await screen.findByText('Customer not found.')).toBeTruthy()
})
