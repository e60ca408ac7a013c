import { anAdmin, auth } from '../../functions/test/support/people.ts'
import { logInHere, navigation } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { fillProduct } from '../support/product-form.ts'
import { disableAtCall, signIn } from '../support/sign-in.ts'

test('a product form keeps its text after an expired session, asks for its image, and is empty after a logout [ADM-4]', async ({
  page,
  problems,
}) => {
  problems.expect(/40[01]/)
  const admin = await signIn(page, anAdmin())
  await page.goto('/dashboard/addProduct')
  const fields = { Product: 'Lost SSD', Type: 'SSD', Price: '80', Description: 'A drive.' }
  await fillProduct(page, fields)
  await disableAtCall(page, '**/api/products', admin.uid)
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(page.getByText('You were signed out.')).toBeVisible()
  await auth.updateUser(admin.uid, { disabled: false })
  await logInHere(page, admin.email)
  await expect(page).toHaveURL('/dashboard/addProduct')
  await expect(page.getByText('Please choose the image once more.')).toBeVisible()
  for (const [label, value] of Object.entries(fields)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }

  await navigation(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You were signed out.')).toBeHidden()
  await logInHere(page, admin.email)
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard/addProduct')
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('')
})
