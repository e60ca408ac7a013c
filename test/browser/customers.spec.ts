import { aProduct, api, placeOrder } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

test('staff on a phone come from a purchase number to the customer and to the purchase, and back to the search [REACH-3]', async ({
  page,
}) => {
  const [buyer, product] = await Promise.all([
    aCustomer('Zoë Zwanenburg'),
    aProduct(),
    signIn(page, anAdmin()),
  ])
  const body = { phoneNumber: '+1 555 0100' }
  await api(`PUT /user/${buyer.email}`, { by: buyer, body })
  const { purchase } = (await placeOrder(buyer, product)).body
  await api(`POST /purchase/${purchase}/messages`, { by: buyer, body: { text: 'Please ring.' } })

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard/customers')
  await page.getByLabel('Customer or purchase').fill(` ${purchase.toLowerCase()} `)
  await page.getByRole('button', { name: 'Find' }).click()
  const found = page.getByRole('table', { name: 'Customers' }).getByRole('link')
  await expect(found).toHaveText(['Zoë Zwanenburg'])
  await found.click()
  await expect(page.getByRole('link', { name: body.phoneNumber })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Newest messages' })).toContainText('Please ring.')

  const purchases = page.getByRole('region', { name: 'Newest purchases' })
  await purchases.getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Invoice' }).first()).toBeVisible()
  await page.goto(`/dashboard/manageOrder?email=${buyer.email}`)
  const row = page.getByRole('row').filter({ hasText: product.product })
  await row.getByRole('link').filter({ hasText: 'example.com' }).click()
  await expect(page).toHaveURL(`/dashboard/customers?${new URLSearchParams({ q: buyer.email })}`)
  await expect(found).toHaveText(['Zoë Zwanenburg'])
})
