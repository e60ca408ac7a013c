import type { Page } from '@playwright/test'
import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

test('a customer opens an order and prints its confirmation without the rest of the page [QUICK-3]', async ({
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
  await expect(
    page.getByRole('region', { name: /^Order confirmation of \w{4}-\w{4}$/ }),
  ).toBeVisible()
  for (const screenOnly of [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('navigation', { name: 'Dashboard' }),
    page.getByRole('button', { name: 'Order confirmation' }),
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
