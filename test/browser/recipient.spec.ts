import { readFile } from 'node:fs/promises'
import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { rowOf } from '../support/actions.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { openSignedIn, signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('a buyer orders to a new address, which the profile keeps, corrects it, and staff find and export it [PURCH-2]', async ({
  page,
  browser,
}) => {
  const product = await aProduct({ minimum_order: 1, available_quantity: 20 })
  const postalCode = crypto.randomUUID().slice(0, 8)
  await signIn(page, aCustomer())
  await page.goto(`/product/${product._id}`)
  const choice = page.getByLabel('Deliver to')
  await expect(choice).toHaveValue('')
  await choice.selectOption('Another address…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please fill this in').first()).toBeVisible()
  await expectAccessible(page, 'the dialog of an address')
  await dialog.getByLabel('Name').fill('Carlos Mendes')
  await dialog.getByLabel('Street and number').fill('Lindenstraße 12\nBack door')
  await dialog.getByLabel('Postal code').fill(postalCode)
  await dialog.getByLabel('City').fill('Berlin')
  await dialog.getByLabel('Country').fill('Germany')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(choice.locator('option:checked')).toHaveText(
    'Carlos Mendes, Berlin, Lindenstraße 12',
  )
  await page.getByText('Reference and message').click()
  await page.getByLabel('Your reference').fill('PO 4711')
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await expect(rowOf(page, product.product)).toContainText(
    'to Carlos Mendes, Berlin, reference PO 4711',
  )

  await page.goto(`/product/${product._id}`)
  await expect(choice.locator('option:checked')).toHaveText(/^Carlos Mendes/)
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await rowOf(page, product.product).first().getByRole('link', { name: product.product }).click()
  const section = page.getByRole('region', { name: 'Recipient' })
  await expect(section).toContainText(`${postalCode} Berlin`)
  await section.getByRole('button', { name: 'Correct' }).click()
  await dialog.getByLabel('City').fill('Potsdam')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Correction saved')
  await page.reload()
  await expect(section).toContainText(`${postalCode} Potsdam`)

  const staff = await openSignedIn(browser, anAdmin())
  await staff.goto(`/dashboard/manageOrder?q=${postalCode}`)
  await expect(rowOf(staff, 'to Carlos Mendes, Potsdam')).toHaveCount(1)
  await expect(rowOf(staff, product.product)).toHaveCount(2)
  const saved = staff.waitForEvent('download')
  await staff.getByRole('button', { name: 'Export' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  const label = `"Carlos Mendes, Lindenstraße 12, Back door, ${postalCode} Potsdam, Germany"`
  expect(csv).toContain(`,${label},${postalCode},Potsdam,DE,`)

  await page.goto('/dashboard/myprofile')
  const addresses = page.getByRole('region', { name: 'Addresses' })
  await expect(addresses).toContainText('Your usual address')
  const corrected = addresses.getByRole('region', { name: `${postalCode} Potsdam` })
  await corrected.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete address' }).click()
  await expect(addresses).not.toContainText('Potsdam')
  await addresses.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete address' }).click()
  await expect(addresses).not.toContainText(postalCode)
})
