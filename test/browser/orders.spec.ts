import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { logIn, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'

test('an admin finds the orders of a customer, and Back and a reload keep what was found [STAFF-5]', async ({
  page,
}) => {
  const [admin, alice, bob, product, other] = await Promise.all([
    anAdmin(),
    aCustomer(),
    aCustomer(),
    aProduct(),
    aProduct(),
  ])
  const delivered = await anOrder(alice, product)
  await api(`PUT /deliver/${delivered}`, { by: admin })
  await anOrder(alice, other)
  await anOrder(bob, other)
  await logIn(page, admin.email)
  await page.goto('/dashboard/manageOrder')
  await page.getByLabel('Buyer’s email or order id').fill(alice.email)
  await page.getByRole('button', { name: 'Find' }).click()
  const orders = page.getByRole('table', { name: 'All orders' })
  await expect(orders.getByRole('row')).toHaveCount(3)
  await page.getByRole('tab', { name: 'Pending (1)' }).click()
  await expect(orders.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(rowOf(page, other.product)).toHaveCount(1)
  await expect(orders.getByRole('row')).toHaveCount(2)

  await page.getByRole('link', { name: other.product }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(alice.email)
  await page.goBack()
  await expect(page.getByLabel('Buyer’s email or order id')).toHaveValue(alice.email)

  await page.getByLabel('Buyer’s email or order id').fill(delivered)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(`/dashboard/order/${delivered}`)
  await expect(page.getByRole('heading', { level: 2, name: product.product })).toBeVisible()
})

test('a customer opens an order of theirs, prints its invoice, and sees nobody else’s [QUICK-3]', async ({
  page,
  problems,
}) => {
  problems.expect(/403/)
  const [alice, bob, product] = await Promise.all([aCustomer(), aCustomer(), aProduct()])
  const [own, foreign] = await Promise.all([anOrder(alice, product), anOrder(bob, product)])
  await logIn(page, alice.email)
  await page.goto('/dashboard/myorder')
  await page.getByRole('link', { name: product.product }).click()
  await expect(page).toHaveURL(`/dashboard/order/${own}`)
  await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('not paid')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Invoice' })).toBeVisible()
  for (const screenOnly of [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('navigation', { name: 'Dashboard' }),
    page.getByRole('button', { name: 'Print invoice' }),
    page.getByRole('contentinfo'),
  ]) {
    await expect(screenOnly).toBeHidden()
  }
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/dashboard/order/${foreign}`)
  await expect(page.getByText('This order is not here.')).toBeVisible()
})
