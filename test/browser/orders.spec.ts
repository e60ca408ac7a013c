import type { Page } from '@playwright/test'
import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
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

test('an admin delivers selected orders at once, of which one was cancelled meanwhile, and prints their slips [STAFF-6, STAFF-7]', async ({
  page,
}) => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct(), signIn(page, anAdmin())])
  const ids = await Promise.all([1, 2, 3].map(() => anOrder(alice, product)))
  await page.goto(`/dashboard/manageOrder?email=${alice.email}`)
  const bar = page.getByRole('group', { name: 'Selected orders' })
  await bar.getByRole('checkbox', { name: 'Select all orders' }).check()
  await expect(bar).toContainText('3 selected')

  await page.evaluate(() => Object.assign(window, { print: () => {} }))
  await bar.getByRole('button', { name: 'Packing slips' }).click()
  await page.emulateMedia({ media: 'print' })
  const slip = page.getByRole('region', { name: /^Packing slip of/ })
  await expect(slip.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('table', { name: 'All orders' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

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
