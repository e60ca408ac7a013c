import type { Page } from '@playwright/test'
import { anOrder, aProduct, stockOf } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { logIn, logInHere, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'
import { expectToast } from '../support/toasts.ts'

test('an order of the last pieces whose response was lost ends in My Order, also after a reload [FIX-4, BUY-4]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load/)
  const product = await aProduct({ available_quantity: 5, minimum_order: 2 })
  await page.goto(`/product/${product._id}`)
  await logInHere(page, (await aCustomer()).email)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('4')
  const stopLosing = await loseAnswers(page, '**/api/orders')
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  const notice = page.getByText('We could not confirm whether your order was booked.')
  await confirm.click()
  await expect(notice).toBeVisible()
  await expect(page.getByText('1 in stock')).toBeVisible()
  // The notice is still there when the click returns.
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/orders'))
  await confirm.click()
  await lost
  await expect(notice).toBeVisible()
  await stopLosing()

  await page.reload()
  await expect(notice).toBeVisible()
  await expect(page.getByText(/sold out/i)).toHaveCount(0)
  await confirm.click()
  await expectToast(page, 'Your order is booked')
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(rowOf(page, product.product)).toHaveCount(1)
  expect(await stockOf(product)).toBe(1)
})

/** Lets requests reach the shop, and drops its responses until the returned function is called. */
async function loseAnswers(page: Page, url: string): Promise<() => Promise<void>> {
  await page.route(url, async (route) => {
    await route.fetch()
    await route.abort()
  })
  return () => page.unroute(url)
}

test('a double click adds one product, and the form is empty afterwards [FIX-5, FIX-6]', async ({
  page,
}) => {
  const name = `Twice ${crypto.randomUUID()}`
  await logIn(page, (await anAdmin()).email)
  await page.goto('/dashboard/addProduct')
  await fillProduct(page, name)
  await page.getByRole('button', { name: 'Add Product' }).dblclick()
  await expectToast(page, 'Product added successful')
  for (const label of Object.keys(product)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  }
  expect(await page.locator('input[type=file]').evaluate(chosenFiles)).toBe(0)
  await expect(page.getByRole('img', { name: /Preview/ })).toHaveCount(0)

  await page.goto(`/dashboard/ManageProducts?q=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).toHaveCount(1)
})

test('a product whose response was lost is added once when it is sent again [FIX-5]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load/)
  const name = `Lost ${crypto.randomUUID()}`
  await logIn(page, (await anAdmin()).email)
  await page.goto('/dashboard/addProduct')
  await fillProduct(page, name)
  const stopLosing = await loseAnswers(page, '**/api/products')
  const add = page.getByRole('button', { name: 'Add Product' })
  await add.click()
  await expectToast(page, 'We cannot reach the shop')
  // Another product would be a second one.
  const notice = page.getByText(`We could not confirm whether ${name} was added.`)
  await expect(notice).toBeVisible()
  await expect(page.locator('[inert]').getByLabel('Price', { exact: true })).toHaveValue('80')
  await expect(page.getByRole('button', { name: 'Save as draft' })).toBeDisabled()
  await page.reload()
  await expect(notice).toBeVisible()
  await stopLosing()
  await add.dblclick()
  await expectToast(page, 'Product added successful')
  await expect(notice).toHaveCount(0)
  await page.getByLabel('Product', { exact: true }).fill('Another')
  await page.goto(`/dashboard/ManageProducts?q=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).toHaveCount(1)
})

test('a minimum order above the stock asks for confirmation before the product is added [FIX-6]', async ({
  page,
}) => {
  const name = `Few ${crypto.randomUUID()}`
  await logIn(page, (await anAdmin()).email)
  await page.goto('/dashboard/addProduct')
  await fillProduct(page, name)
  const minimum = page.getByLabel('Minimum order')
  await minimum.fill('13')
  await minimum.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'This product will show as sold out' })
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(minimum).toBeFocused()
  await expect(minimum).toHaveValue('13')
  await minimum.press('Enter')
  await dialog.getByRole('button', { name: 'Add anyway' }).dblclick()
  await expectToast(page, 'Product added successful')
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('')
  await page.goto(`/dashboard/ManageProducts?q=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).toHaveCount(1)
})

test('a double click on Delete in the dialog deletes once and shows one toast [FIX-5]', async ({
  page,
}) => {
  const [product, buyer] = await Promise.all([aProduct(), aCustomer()])
  await anOrder(buyer, product)
  await logIn(page, (await anAdmin()).email)
  await page.goto('/dashboard/manageOrder')
  await rowOf(page, product.product).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).dblclick()
  await expectToast(page, 'Delete Success')
  await expect(rowOf(page, product.product)).toHaveCount(0)
  await expect(page.getByText('There is no such order')).toHaveCount(0)
})

const product = {
  Product: '',
  Type: 'SSD',
  Price: '80',
  'Available quantity': '12',
  'Minimum order': '3',
  Description: 'A drive that only tests buy.',
}

async function fillProduct(page: Page, name: string): Promise<void> {
  for (const [label, text] of Object.entries({ ...product, Product: name })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.locator('input[type=file]').setInputFiles(picture)
}

const chosenFiles = (field: Element) => (field as HTMLInputElement).files?.length
