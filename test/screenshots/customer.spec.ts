import { expect, test } from '@playwright/test'
import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer, auth } from '../../functions/test/support/people.ts'
import { customer } from '../support/actions.ts'
import { noise } from '../support/picture.ts'
import { signIn } from '../support/sign-in.ts'
import { phone, shootPage, shootWindow } from './shoot.ts'

test('every page of a customer', async ({ page }) => {
  await signIn(page, { email: customer })
  const pages = ['myprofile', 'profileUpdate', 'myorder', 'addreview', 'no-such-page']
  for (const name of pages) {
    await page.goto(`/dashboard/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shootPage(page, `customer/${name}`)
  }
  await page.goto('/product/samsung-990-pro-2tb')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shootPage(page, 'customer/product')
  await page.goto('/payment/some-order')
  await shootPage(page, 'customer/payment')
})

test('products that cannot be ordered', async ({ page }) => {
  const [soldOut, gone] = await Promise.all([
    aProduct({ product: 'Sold-out drive', available_quantity: 1, minimum_order: 2 }),
    aProduct({ product: 'Forgotten drive', image: '/products/never-drawn.svg' }),
  ])
  await signIn(page, aCustomer())
  await page.goto(`/product/${soldOut._id}`)
  await expect(page.getByText(/Sold out/)).toBeVisible()
  await shootPage(page, 'customer/product-sold-out')

  await page.goto('/product/no-such-product')
  await expect(page.getByText('We could not find that')).toBeVisible()
  await shootPage(page, 'customer/product-unknown')

  await page.goto(`/product/${gone._id}`)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('999')
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await page.getByRole('alert').filter({ hasText: 'Maximum' }).hover()
  await shootWindow(page, 'customer/product-refused')
  await page.route('**/api/product/*', (route) => route.fulfill({ status: 404, json: problem }))
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await page.route('**/api/orders', (route) => route.fulfill({ status: 404, json: problem }))
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await expect(page.getByText('Forgotten drive is gone')).toBeVisible()
  await shootPage(page, 'customer/product-gone')
})

test('orders: none, one to cancel, and one with long words', async ({ page }) => {
  const person = await aCustomer('Maximiliane Bartholomäus von Hohenzollern-Sigmaringen')
  await signIn(page, person)
  await page.goto('/dashboard/myorder')
  await expect(page.getByText('You have not ordered anything yet.')).toBeVisible()
  await shootPage(page, 'customer/myorder-empty')

  const long = 'Corsair Vengeance RGB Pro SL 192GB (4x48GB) DDR5-6000 CL30 white edition'
  await anOrder(person, await aProduct({ product: long, price: 999_999.99 }), 20)
  await page.reload()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await shootWindow(page, 'customer/myorder-cancel')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Keep order' }).click()
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  await expect(page.getByRole('link', { name: 'Add Review' })).toBeVisible()
  await shootWindow(page, 'customer/drawer', [phone])
})

test('forms that were refused, and a photo', async ({ page }) => {
  const { uid, email } = await aCustomer()
  await signIn(page, { email })
  await page.goto('/dashboard/addreview')
  await page.getByRole('button', { name: 'Add Review' }).click()
  await expect(page.getByText('Write a few words')).toBeVisible()
  await shootPage(page, 'customer/addreview-refused')

  await page.goto('/dashboard/profileUpdate')
  await page.getByLabel('Photo').setInputFiles(await noise(page))
  await expect(page.getByRole('img', { name: /Preview/ })).toBeVisible()
  await page.getByLabel('Number').fill('no number')
  await page.getByRole('button', { name: 'Update profile' }).click()
  await expect(page.getByText(/Enter a phone number/)).toBeVisible()
  await shootPage(page, 'customer/profileUpdate-refused')

  await page.goto('/dashboard/addreview')
  await page.getByLabel('Rating').fill('5')
  await page.getByLabel('Comment').fill('Well packed.')
  await auth.updateUser(uid, { disabled: true })
  await page.getByRole('button', { name: 'Add Review' }).click()
  await expect(page.getByText(/You were signed out/)).toBeVisible()
  await shootPage(page, 'customer/login-after-expired-session')
})

const problem = {
  type: 'about:blank',
  title: 'Not found',
  status: 404,
  detail: 'No such product',
  code: 'not-found',
  requestId: 'screenshot',
}
