import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('an admin finds the orders of a customer, and Back and a reload keep what was found [STAFF-5]', async ({
  page,
}) => {
  const [admin, alice, bob, product, other] = await Promise.all([
    signIn(page, anAdmin()),
    aCustomer(),
    aCustomer(),
    aProduct(),
    aProduct(),
  ])
  const delivered = await anOrder(alice, product)
  await api(`PUT /deliver/${delivered}`, { by: admin })
  await anOrder(alice, other)
  await anOrder(bob, other)
  await page.goto('/dashboard/manageOrder')
  await page.getByLabel('Buyer’s name, email or order id').fill(alice.email)
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
  await expect(page.getByLabel('Buyer’s name, email or order id')).toHaveValue(alice.email)
})

test('a customer opens an order of theirs, prints its invoice, and sees nobody else’s [QUICK-3]', async ({
  page,
  problems,
}) => {
  problems.expect(/403/)
  const [alice, bob, product] = await Promise.all([
    signIn(page, aCustomer()),
    aCustomer(),
    aProduct(),
  ])
  const [own, foreign] = await Promise.all([anOrder(alice, product), anOrder(bob, product)])
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
  const slips = page.getByRole('region', { name: /^Packing slip of/ })
  await expect(slips).toHaveCount(1)
  await expect(slips.getByRole('row')).toHaveCount(4)
  await expect(slips).toContainText(product.product)
  await expect(slips).not.toContainText('$')
  await expect(page.getByRole('table', { name: 'All orders' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await bar.getByRole('button', { name: 'Invoices' }).click()
  await page.emulateMedia({ media: 'print' })
  const invoices = page.getByRole('region', { name: /^Invoice of order/ })
  await expect(invoices.first()).toContainText('not paid')
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

  await rowOf(page, product.product).first().getByRole('checkbox').uncheck()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).dblclick()
  await expectToast(page, '1 order deleted')
  await expect(page.getByText('Product was delivered')).toHaveCount(1)
})
