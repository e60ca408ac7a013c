import type { Page } from '@playwright/test'
import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

/** Presses a button that prints, and waits until it does. */
async function print(page: Page, name: string) {
  const printed = page.evaluate(
    () => new Promise<void>((resolve) => Object.assign(window, { print: resolve })),
  )
  await page.getByRole('button', { name, exact: true }).click()
  await printed
}

async function countPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test('selected purchases are printed in one go, one sheet each on A4 and Letter, black on white in the dark theme [PURCH-6, STAFF-7]', async ({
  page,
}) => {
  const [alice, ...parts] = await Promise.all([
    aCustomer(),
    ...Array.from({ length: 14 }, () => aProduct()),
    signIn(page, anAdmin()),
  ])
  const products = parts.filter((part) => 'price' in part)
  const lines = products.map(({ _id }, n) => ({ productId: _id, quantity: n + 1 }))
  await api('POST /orders/batch', { by: alice, body: { lines } })
  for (const product of products.slice(0, 2)) await anOrder(alice, product)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/dashboard/manageOrder?email=${alice.email}`)
  await page.getByRole('checkbox', { name: 'Select all orders' }).check()

  await print(page, 'Invoices')
  for (const format of ['A4', 'Letter']) expect(await countPages(page, format)).toBe(3)
  await page.emulateMedia({ media: 'print' })
  const sheets = page.getByRole('region', { name: /^Invoice of \w{4}-\w{4}$/ })
  await expect(sheets).toHaveCount(3)
  await expect(sheets.filter({ hasText: products[13]?.product }).getByRole('row')).toHaveCount(15)
  await expect(sheets.first()).toContainText(/Payment\s*not paid/)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(sheets.first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('table', { name: 'All orders' })).toBeHidden()

  await page.emulateMedia({ media: null })
  await print(page, 'Packing slips')
  for (const format of ['A4', 'Letter']) expect(await countPages(page, format)).toBe(3)
  expect(await page.locator('.sheets').textContent()).not.toContain('$')
})
