import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { logIn } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { expectToast } from '../support/toasts.ts'

test('a toast is announced, also right after a dialog, and stays for its time [DATA-3]', async ({
  page,
}) => {
  const [product, customer] = await Promise.all([
    aProduct({ available_quantity: 5 }),
    aCustomer('Ann'),
  ])
  await anOrder(customer, product)
  await logIn(page, customer.email)
  await page.goto(`/product/${product._id}`)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('9')
  await page.getByRole('button', { name: 'Confirm order' }).click()
  expect(await expectToast(page, 'please order Maximum 4 piece')).toMatchObject({
    isAnnounced: true,
    isAtTopCenter: true,
    lasts: '1s',
  })

  // The response comes before the dialog has faded.
  await page.route('**/api/myorder/*', (route) => route.fulfill({ json: { deletedCount: 1 } }))
  await page.goto('/dashboard/myorder')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  expect(await expectToast(page, 'Delete Success')).toMatchObject({
    isAnnounced: true,
    lasts: '5s',
  })
})
