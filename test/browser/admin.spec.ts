import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { rowOf } from '../support/actions.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { press } from '../support/keyboard.ts'
import { fillProduct, productLabels } from '../support/product-form.ts'
import { openSignedIn, signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('an admin adds a product with image and specifications by a double click, and later deletes it [ADM-4, ADM-6, API-20, CAT-1, FIX-5, FIX-6]', async ({
  page,
}) => {
  const name = `Test card ${crypto.randomUUID()}`
  await signIn(page, anAdmin())
  await page.goto('/dashboard/addProduct')
  await fillProduct(page, { Product: name, Price: '499.99', 'Minimum order': '13' })
  await page.getByRole('combobox', { name: 'Specifications' }).selectOption('Graphics card')
  await page.getByLabel('Length').fill('3480')
  await page.getByLabel('Power plugs: 16-pin').fill('1')
  const add = page.getByRole('button', { name: 'Add Product' })
  await add.click()
  await expect(page.getByText('must be between 100 and 600 mm')).toBeVisible()
  await expectAccessible(page, 'the form with specifications')
  await page.getByLabel('Length').fill('348')

  const minimum = page.getByLabel('Minimum order')
  await minimum.press('Enter')
  const soldOut = page.getByRole('dialog', { name: 'This product will show as sold out' })
  await soldOut.getByRole('button', { name: 'Change it' }).click()
  await expect(soldOut).toHaveCount(0)
  await expect(minimum).toBeFocused()
  await expect(minimum).toHaveValue('13')
  await minimum.fill('3')

  const added = page.waitForResponse('**/api/products')
  await add.dblclick()
  await expectToast(page, 'Product added successful')
  for (const label of productLabels) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  }
  await expect(page.getByLabel('Length')).toHaveCount(0)
  expect(await page.locator('input[type=file]').first().evaluate(chosenFiles)).toBe(0)
  await expect(page.getByRole('img', { name: /Preview/ })).toHaveCount(0)

  const { insertedId } = await (await added).json()
  await page.goto(`/product/${insertedId}`)
  const specifications = page.getByRole('table', { name: 'Specifications' })
  await expect(specifications.getByRole('row', { name: 'Length 348 mm' })).toBeVisible()
  await expect(specifications.getByRole('row', { name: 'Power plugs 1 × 16-pin' })).toBeVisible()
  const image = page.getByRole('main').getByRole('img', { name })
  await expect(image).toHaveAttribute('src', /^\/api\/images\/[0-9a-f]{64}$/)
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)

  await page.goto(`/dashboard/ManageProducts?q=${encodeURIComponent(name)}`)
  const row = rowOf(page, name)
  await expect(row).toHaveCount(1)
  for (const fact of [formatPrice(499.99), '12']) await expect(row).toContainText(fact)
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'All (0)' })).toBeVisible()
})

const chosenFiles = (field: Element) => (field as HTMLInputElement).files?.length

test('an admin makes an admin by keyboard, who gets the menu without a new login, and removes them, who loses it [ADM-5, AUTH-9, STAFF-11]', async ({
  page,
  browser,
  problems,
}) => {
  // Until the removed admin's page knows its new role, it may still ask for what only admins get.
  problems.expect(/403/)
  const [candidate] = await Promise.all([aCustomer(), signIn(page, anAdmin())])
  const theirs = await openSignedIn(browser, candidate)
  await theirs.goto('/dashboard')
  await expect(theirs.getByRole('link', { name: 'My Order' })).toBeVisible()

  await page.goto('/dashboard/makeAdmin')
  const row = rowOf(page, candidate.email)
  await press(page, row.getByRole('button', { name: 'make admin' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Make admin' }))
  await expectToast(page, 'Admin made successful')
  await expect(row).toContainText('already an admin')
  const remove = row.getByRole('button', { name: 'Remove admin' })
  await expect(remove).toBeFocused()
  await theirs.reload()
  await theirs.getByRole('link', { name: 'Manage Order' }).click()
  await expect(theirs.getByRole('table', { name: 'All orders' })).toBeVisible()

  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove admin' }).click()
  await expectToast(page, 'Admin removed')
  await expect(row.getByRole('button', { name: 'make admin' })).toBeVisible()
  await theirs.goto('/dashboard')
  await expect(theirs.getByRole('link', { name: 'My Order' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Manage Order' })).toHaveCount(0)
  await theirs.context().close()
})
