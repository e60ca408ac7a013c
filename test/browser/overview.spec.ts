import { SalesRollups } from '../../functions/src/domains/overview/sales-rollups.ts'
import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin, db } from '../../functions/test/support/people.ts'
import { rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

test('the overview shows an order in its charts and tables, and every figure opens its rows [STAFF-9]', async ({
  page,
}) => {
  const [alice, product] = await Promise.all([
    aCustomer(),
    // The best seller, whatever other tests sell.
    aProduct({ price: 900_000_000 - Math.round(Math.random() * 1_000_000) }),
    signIn(page, anAdmin()),
  ])
  await anOrder(alice, product)
  // A request folds no event of the last minute, and reads only some of those.
  await new SalesRollups(db, 0).reader.run()
  await page.goto('/dashboard/overview')
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page).toHaveURL('/dashboard/overview?days=7')
  await expect(page.getByRole('img', { name: 'Revenue: 7 bars' })).toBeVisible()

  const table = page.getByRole('table', { name: 'Top products' })
  await page.getByText('Top products as a table').press('Enter')
  await expect(rowOf(page, product.product)).toHaveCount(1)
  await table.getByRole('link', { name: product.product }).click()
  await expect(page).toHaveURL(new RegExp(`productId=${product._id}`))
  await expect(page.getByRole('table', { name: 'All orders' }).getByRole('row')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: /^Low stock/ }).click()
  await expect(page.getByRole('heading', { name: 'Manage Products' })).toBeVisible()
})
