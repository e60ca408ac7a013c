import { aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { admin, logIn, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { expectToast } from '../support/toasts.ts'

test('a customer has a drawer of three links [DASH-1]', async ({ page }) => {
  await logIn(page, (await aCustomer()).email)
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  await expect(links).toHaveText(['My Profile', 'My Order', 'Add Review'])
  for (const [path, heading] of [
    ['myprofile', 'My Profile'],
    ['myorder', 'My Order'],
    ['addreview', 'Add Review'],
  ] as const) {
    await page.locator(`a[href="/dashboard/${path}"]`).click()
    await expect(page).toHaveURL(`/dashboard/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('an admin has a drawer with the links of the shop [DASH-1]', async ({ page }) => {
  await logIn(page, admin)
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  await expect(links).toHaveText([
    'My Profile',
    'Manage Order',
    'Add Product',
    'Make Admin',
    'Manage Products',
    'Manage Reviews',
    'Outbox',
    'Overview',
    'Activity',
  ])
  for (const [path, heading] of [
    ['manageOrder', 'Manage Order'],
    ['addProduct', 'Add Product'],
    ['makeAdmin', 'Make Admin'],
    ['ManageProducts', 'Manage Products'],
    ['manageReviews', 'Manage Reviews'],
    ['outbox', 'Outbox'],
    ['overview', 'Overview'],
    ['activity', 'Activity'],
  ] as const) {
    await page.locator(`a[href="/dashboard/${path}"]`).click()
    await expect(page).toHaveURL(`/dashboard/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

for (const path of ['/dashboard', '/dashboard/myprofile']) {
  test(`${path} shows the profile [DASH-2]`, async ({ page }) => {
    const { email, name } = await aCustomer('Linus Reader')
    await logIn(page, email)
    await page.goto(path)
    for (const text of [name, email, /last sign-in: .*20\d\d/i]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByRole('img', { name })).toHaveAttribute('src', /default/)
    await page.getByRole('link', { name: 'Update profile' }).click()
    await expect(page).toHaveURL('/dashboard/profileUpdate')
  })
}

test('an account without a name is shown as an unknown user [DASH-2]', async ({ page }) => {
  await logIn(page, (await aCustomer('')).email)
  await page.goto('/dashboard')
  await expect(page.getByText('Unknown user')).toBeVisible()
})

test('an admin path shows a customer the 404 image and asks for no admin data [DASH-8]', async ({
  page,
}) => {
  await logIn(page, (await aCustomer()).email)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of [
    'manageOrder',
    'addProduct',
    'makeAdmin',
    'ManageProducts',
    'importProducts',
    'restock',
    'editProduct/samsung-990-pro-2tb',
    'manageReviews',
    'outbox',
    'overview',
    'activity',
  ]) {
    await page.goto(`/dashboard/${path}`)
    await expect(page.getByRole('img', { name: /404/ })).toBeVisible()
  }
  const forAdmins = /api\/(orders|mail|events|overview|products\/summary)|view=admin/
  expect(asked.filter((url) => forAdmins.test(url))).toEqual([])
})

test('the keyboard focus stays in the table after a button was used [DASH-5, ADM-2]', async ({
  page,
}) => {
  const [product, other, buyer] = await Promise.all([aProduct(), aProduct(), aCustomer()])
  for (const { _id } of [product, other]) {
    await api('POST /orders', { by: buyer, body: { productId: _id, quantity: 1 } })
  }
  await logIn(page, buyer.email)
  await page.goto('/dashboard/myorder')
  await rowOf(page, product.product).getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter')
  await expectToast(page, 'Delete Success')
  await expect(rowOf(page, product.product)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Make Payment' })).toBeFocused()
})
