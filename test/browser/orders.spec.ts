import type { Page } from '@playwright/test'
import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { expect, test } from '../support/browser.ts'
import { openSignedIn, signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('a customer opens an order and prints its invoice without the rest of the page [QUICK-3]', async ({
  page,
}) => {
  const [alice, product] = await Promise.all([signIn(page, aCustomer()), aProduct()])
  await anOrder(alice, product)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dashboard/myorder')
  await expect(page.getByRole('link', { name: product.product })).toBeVisible()
  expect(await copyTable(page)).toMatch(
    new RegExp(`^1\t${product.product}\tpending\t1 piece Total \\S+ \\w+ \\d+, \\d+ \\S+\t`, 'm'),
  )
  await page.getByRole('link', { name: product.product }).click()
  await expect(page).toHaveURL(/\/dashboard\/order\/\w{8}$/)
  await expect(page.getByRole('region', { name: 'Invoice' }).first()).toContainText('not paid')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: /^Invoice of \w{4}-\w{4}$/ })).toBeVisible()
  for (const screenOnly of [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('navigation', { name: 'Dashboard' }),
    page.getByRole('button', { name: 'Print invoice' }),
    page.getByRole('contentinfo'),
  ]) {
    await expect(screenOnly).toBeHidden()
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
})

/** What a program without formats gets from the page's table. */
function copyTable(page: Page): Promise<string> {
  return page.getByRole('table').evaluate((table) => {
    getSelection()?.selectAllChildren(table)
    const clipboardData = new DataTransfer()
    table.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }))
    return clipboardData.getData('text/plain')
  })
}

test('an admin delivers selected orders at once, of which one was cancelled meanwhile [STAFF-6]', async ({
  page,
}) => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct(), signIn(page, anAdmin())])
  const ids = await Promise.all([1, 2, 3].map(() => anOrder(alice, product)))
  await page.goto(`/dashboard/manageOrder?email=${alice.email}`)
  const bar = page.getByRole('group', { name: 'Selected orders' })
  await bar.getByRole('checkbox', { name: 'Select all orders' }).check()
  await expect(bar).toContainText('3 selected')

  await api(`DELETE /myorder/${ids[0]}`, { by: alice })
  await bar.getByRole('button', { name: 'Deliver 3' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Deliver 3 orders?')
  await dialog.getByRole('button', { name: 'Deliver' }).dblclick()
  await expectToast(page, '2 orders delivered')
  const failed = page.getByRole('alert').filter({ hasText: '1 order was not changed' })
  await expect(failed).toContainText('Cancelled or deleted meanwhile')
  await expect(page.getByText('Product was delivered')).toHaveCount(2)
})

test('a purchase of six products is folded, opens by its number, and staff find and deliver it as one [PURCH-1]', async ({
  page,
  browser,
}) => {
  const [alice, ...parts] = await Promise.all([
    signIn(page, aCustomer()),
    ...Array.from({ length: 6 }, () => aProduct()),
  ])
  const lines = parts.map(({ _id }) => ({ productId: _id, quantity: 1 }))
  const { body } = await api('POST /orders/batch', { by: alice, body: { lines } })
  const number = `${body.purchase.slice(0, 4)}-${body.purchase.slice(4)}`

  await page.goto('/dashboard/myorder')
  const rows = page.getByRole('table', { name: 'My orders' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Show 6 products' }).press('Enter')
  await expect(rows).toHaveCount(8)
  await page.getByRole('link', { name: `Purchase ${number}` }).click()
  await expect(page.getByRole('heading', { name: `Purchase ${number}` })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row')).toHaveCount(7)

  const staff = await openSignedIn(browser, anAdmin())
  await staff.goto('/dashboard/manageOrder')
  await staff.getByLabel('Buyer, recipient or purchase').fill(number.toLowerCase())
  await staff.getByRole('button', { name: 'Find' }).click()
  await staff.getByRole('checkbox', { name: `Select purchase ${number}` }).check()
  await staff.getByRole('button', { name: 'Deliver 6' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Deliver' }).click()
  await expectToast(staff, '6 orders delivered')
  await page.reload()
  await expect(page.getByText('Delivered: 6 products')).toBeVisible()
})

test('staff change the products of a purchase, which its buyer sees with their note [PURCH-3]', async ({
  page,
  browser,
}) => {
  const [alice, product, fan] = await Promise.all([
    aCustomer(),
    aProduct({ price: 10 }),
    aProduct({ price: 5 }),
    signIn(page, anAdmin()),
  ])
  const id = await anOrder(alice, product, 3)
  await page.goto(`/dashboard/order/${id}`)
  await page.getByRole('button', { name: 'Change products' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: product.product }).fill('2')
  await dialog.getByRole('combobox', { name: 'Product' }).fill(fan.product)
  await page.getByRole('option', { name: fan.product }).click()
  await dialog.getByRole('textbox', { name: fan.product }).fill('4')
  await dialog.getByRole('textbox', { name: 'Note to the buyer' }).fill('As you asked by phone.')
  await expect(dialog).toContainText(`Total ${formatPrice(30)}, ${formatPrice(40)} after this`)
  await dialog.getByRole('button', { name: 'Save' }).dblclick()
  await expectToast(page, 'Purchase changed')

  const buyer = await openSignedIn(browser, alice)
  await buyer.goto(`/dashboard/order/${id}`)
  await expect(buyer.getByRole('table', { name: 'Products' })).toContainText(fan.product)
  const timeline = buyer.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText(`Changed: 3 → 2 pieces of ${product.product}`)
  await expect(timeline.getByText('As you asked by phone.')).toHaveCount(1)
})
