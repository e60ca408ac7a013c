import { anOrder, aProduct, api, stockOf } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin, auth, signIn } from '../../functions/test/support/people.ts'
import { findOnLanding, logIn, navigation, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'
import { expectToast } from '../support/toasts.ts'

const warning = 'Are you sure? If you once delete it then you never can be restored again.'

test('an admin adds a product with its image, and later deletes it [ADM-4, ADM-6, API-20]', async ({
  page,
}) => {
  const name = `Test card ${crypto.randomUUID()}`
  await logIn(page, (await anAdmin()).email)
  await page.goto('/dashboard/addProduct')
  const add = page.getByRole('button', { name: 'Add Product' })
  await add.click()
  for (const field of ['Product', 'Type', 'Price', 'Description']) {
    await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  }
  await page.getByLabel('Product', { exact: true }).fill(name)
  await page.getByLabel('Type').fill('Graphic card')
  await page.getByLabel('Price').fill('499.99')
  await page.getByLabel('Available quantity').fill('12')
  await page.getByLabel('Minimum order').fill('3')
  await page.getByLabel('Description').fill('A card that only tests buy.')
  await page.locator('input[type=file]').setInputFiles(picture)
  await add.click()
  await expectToast(page, 'Product added successful')

  await page.goto('/')
  const card = await findOnLanding(page, name)
  await expect(card).toContainText('$499.99')
  const image = card.locator('img')
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('src', /^\/api\/images\/[0-9a-f]{64}$/)
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)

  await page.goto(`/dashboard/ManageProducts?q=${encodeURIComponent(name)}`)
  const row = rowOf(page, name)
  for (const fact of ['$499.99', '12']) await expect(row).toContainText(fact)
  await row.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(warning)
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'All (0)' })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('an admin deletes a pending order after a warning, and its pieces are returned [ADM-3]', async ({
  page,
}) => {
  const [product, buyer] = await Promise.all([aProduct({ available_quantity: 9 }), aCustomer()])
  await api('POST /orders', { by: buyer, body: { productId: product._id, quantity: 4 } })
  await logIn(page, (await anAdmin()).email)
  await page.goto('/dashboard/manageOrder')
  const row = rowOf(page, product.product)
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText(warning)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  expect(await stockOf(product)).toBe(9)
})

test('a new admin gets the admin menu without logging in again [ADM-5, AUTH-9]', async ({
  page,
  browser,
}) => {
  const candidate = await aCustomer()
  const theirs = await (await browser.newContext()).newPage()
  await logIn(theirs, candidate.email)
  await theirs.goto('/dashboard')
  await expect(theirs.getByRole('link', { name: 'My Order' })).toBeVisible()

  await logIn(page, (await anAdmin()).email)
  await page.goto('/dashboard/makeAdmin')
  const row = rowOf(page, candidate.email)
  await row.getByRole('button', { name: 'make admin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click()
  await expectToast(page, 'Admin made successful')
  await expect(row).toContainText('already an admin')

  await theirs.reload()
  await theirs.getByRole('link', { name: 'Manage Order' }).click()
  await expect(theirs.getByRole('table', { name: 'All orders' })).toBeVisible()
  await theirs.context().close()
})

test('a refused admin list of products signs out at once, without a retry [AUTH-8]', async ({
  page,
  problems,
}) => {
  problems.expect(/403/)
  await logIn(page, (await anAdmin()).email)
  let asked = 0
  await page.route('**/api/products?view=admin*', (route) => {
    asked += 1
    return route.fulfill({ status: 403, body: '{}' })
  })
  await page.goto('/dashboard/ManageProducts')
  await expect(page).toHaveURL('/login')
  await expect(navigation(page).getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  expect(asked).toBe(1)
  await expect(page.getByText('this account may not manage products')).toBeVisible()
})

test('a long address does not push Delivery and Delete out of the table [ADM-1]', async ({
  page,
}) => {
  const buyer = await aCustomer()
  const email = `${crypto.randomUUID().replaceAll('-', '')}${'a'.repeat(16)}@example.com`
  await auth.updateUser(buyer.uid, { email })
  const product = await aProduct({ product: `Drive${crypto.randomUUID().replaceAll('-', '')}` })
  await anOrder({ ...buyer, email, token: await signIn(email) }, product)
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page, (await anAdmin()).email)
  await page.goto('/dashboard/manageOrder')
  const row = rowOf(page, product.product)
  await expect(row).toContainText(email)
  const frame = await page.getByRole('table').locator('..').boundingBox()
  for (const name of ['Delivery', 'Delete']) {
    const button = await row.getByRole('button', { name }).boundingBox()
    expect(right(button)).toBeLessThanOrEqual(right(frame))
  }
})

const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0)

test('an admin deletes an abusive review and removes an admin, who loses the menu [STAFF-11]', async ({
  page,
}) => {
  const [ada, bob, eve] = await Promise.all([anAdmin(), anAdmin(), aCustomer()])
  const review = `Rude ${crypto.randomUUID()}`
  await api('POST /review', { by: eve, body: { rating: 0, review } })
  await logIn(page, ada.email)
  await page.goto('/dashboard/manageReviews')
  const row = page.getByRole('row').filter({ hasText: review })
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Delete Success')
  await expect(row).toHaveCount(0)

  await page.getByRole('link', { name: 'Make Admin' }).click()
  const account = page.getByRole('row').filter({ hasText: bob.email })
  await account.getByRole('button', { name: 'Remove admin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove admin' }).click()
  await expectToast(page, 'Admin removed')
  await expect(account.getByRole('button', { name: 'make admin' })).toBeVisible()

  await navigation(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await logIn(page, bob.email)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'My Order' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage Order' })).toHaveCount(0)
})
