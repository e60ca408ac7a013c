import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('a toast is announced also right after a dialog, and the focus stays in the table [DATA-3, DASH-5]', async ({
  page,
}) => {
  const [customer, product, other] = await Promise.all([
    signIn(page, aCustomer()),
    aProduct(),
    aProduct(),
  ])
  await anOrder(customer, product)
  await anOrder(customer, other)
  // The response comes before the dialog has faded.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const calls = '**/api/myorder/*'
  await page.route(calls, (route) => route.fulfill({ json: { deletedCount: 1 } }))
  await page.goto('/dashboard/myorder')
  const row = rowOf(page, product.product)
  await row.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  expect(await expectToast(page, 'Delete Success')).toMatchObject({
    isAnnounced: true,
    lasts: '5s',
  })
  await page.unroute(calls)

  await page.reload()
  await row.getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Make Payment' })).toBeFocused()
})
