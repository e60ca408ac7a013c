import { expect, test } from '@playwright/test'
import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { admin } from '../support/actions.ts'
import { picture } from '../support/picture.ts'
import { signIn } from '../support/sign-in.ts'
import { phone, shootPage, shootWindow } from './shoot.ts'

test('every page of an admin', async ({ page }) => {
  const person = await aCustomer('Maximiliane Bartholomäus von Hohenzollern-Sigmaringen')
  const long = 'Corsair Vengeance RGB Pro SL 192GB (4x48GB) DDR5-6000 CL30 white edition'
  await anOrder(person, await aProduct({ product: long, price: 999_999.99 }), 20)
  await signIn(page, { email: admin })
  for (const name of [
    'myprofile',
    'manageOrder',
    'addProduct',
    'makeAdmin',
    'ManageProducts',
    'importProducts',
    'restock',
    'manageReviews',
    'outbox',
    'overview',
    'activity',
  ]) {
    await page.goto(`/dashboard/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shootPage(page, `admin/${name}`)
  }
})

test('the dialog, the drawer and a refused form of an admin', async ({ page }) => {
  await signIn(page, { email: admin })
  await page.goto('/dashboard/manageOrder')
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await shootWindow(page, 'admin/manageOrder-delete')

  await page.goto('/dashboard/addProduct')
  await page.getByLabel('Image').setInputFiles(picture)
  await page.getByLabel('Price').fill('cheap')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(page.getByText('Name the product')).toBeVisible()
  await shootPage(page, 'admin/addProduct-refused')

  await page.goto('/dashboard/editProduct/samsung-990-pro-2tb')
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('Samsung 990 Pro 2TB')
  await shootPage(page, 'admin/editProduct')
  await page.getByRole('button', { name: /^Correct stock:/ }).click()
  await page.getByLabel('Pieces added or removed').fill('-3')
  await shootWindow(page, 'admin/editProduct-stock')
  await page.keyboard.press('Escape')

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  await expect(page.getByRole('link', { name: 'Make Admin' })).toBeVisible()
  await shootWindow(page, 'admin/drawer', [phone])
})

test('a mail in the outbox of an admin', async ({ page }) => {
  await signIn(page, { email: admin })
  await page.goto('/dashboard/outbox')
  await page.getByRole('button', { name: 'Read' }).first().click()
  await expect(page.frameLocator('iframe[srcdoc]').getByRole('heading')).toBeVisible()
  await shootWindow(page, 'admin/outbox-mail')
})

test('empty lists of an admin', async ({ page }) => {
  await page.route('**/api/orders?*', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/products?view=admin*', (route) => route.fulfill({ json: [] }))
  await signIn(page, { email: admin })
  for (const name of ['manageOrder', 'ManageProducts']) {
    await page.goto(`/dashboard/${name}`)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await shootPage(page, `admin/${name}-empty`)
  }
})
