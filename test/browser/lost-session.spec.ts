import type { Page } from '@playwright/test'
import { aProduct } from '../../functions/src/testing/api.ts'
import { aCustomer, anAdmin } from '../../functions/src/testing/people.ts'
import { logIn, logInHere, navigation } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'

test.beforeEach(({ problems }) => problems.expect(/401/))

const loseToken = (page: Page) => page.evaluate(() => localStorage.removeItem('accessToken'))
const lost = /You were signed out\. Log in to go on where you were/

test('an order that meets a lost session is ordered after signing in again [NAV-4]', async ({
  page,
}) => {
  const [product, customer] = await Promise.all([aProduct(), aCustomer()])
  await logIn(page, customer.email)
  await page.goto(`/product/${product._id}`)
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await quantity.fill('3')
  await loseToken(page)
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(lost)).toBeVisible()
  await page.reload()
  await expect(page.getByText(lost)).toBeVisible()
  await logInHere(page, customer.email)
  await expect(page).toHaveURL(`/product/${product._id}`)
  await expect(quantity).toHaveValue('3')
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(page.getByText('3 pieces')).toBeVisible()
})

test('a product that meets a lost session keeps its words, asks for its image, and is gone after a logout [ADM-4]', async ({
  page,
}) => {
  const admin = await anAdmin()
  await logIn(page, admin.email)
  await page.goto('/dashboard/addProduct')
  const fields = { Product: 'Lost SSD', Type: 'SSD', Price: '80', Description: 'A drive.' }
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByLabel('Available quantity').fill('5')
  await page.getByLabel('Minimum order').fill('1')
  await page.getByLabel('Image').setInputFiles(picture)
  await loseToken(page)
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(page.getByText(lost)).toBeVisible()
  await logInHere(page, admin.email)
  await expect(page).toHaveURL('/dashboard/addProduct')
  await expect(page.getByText('Please choose the image once more.')).toBeVisible()
  for (const [label, value] of Object.entries(fields)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }

  await navigation(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(lost)).toBeHidden()
  await logInHere(page, admin.email)
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard/addProduct')
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('')
})
