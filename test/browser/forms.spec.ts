import type { Page } from '@playwright/test'
import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { logIn } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'

interface Form {
  path: string
  by?: typeof aCustomer
  button: string
  /** Its text fields in order: autocomplete tokens and sample values. */
  fields: { label: string; autocomplete?: string; typed: string }[]
  /** The request that the form sends. */
  call: string | RegExp
}

const email = { label: 'Email', typed: 'somebody@example.com' }

const forms: Form[] = [
  {
    path: '/login',
    button: 'Login',
    fields: [
      { ...email, autocomplete: 'username' },
      { label: 'Password', autocomplete: 'current-password', typed: 'correct horse' },
    ],
    call: /accounts:signInWithPassword/,
  },
  {
    path: '/signup',
    button: 'Sign up',
    fields: [
      { label: 'Name', autocomplete: 'name', typed: 'Grace Hopper' },
      { ...email, autocomplete: 'email' },
      { label: 'Password', autocomplete: 'new-password', typed: 'correct horse' },
    ],
    call: /accounts:signUp/,
  },
  {
    path: '/reset',
    button: 'Reset password',
    fields: [{ ...email, autocomplete: 'email' }],
    call: /accounts:sendOobCode/,
  },
  {
    path: '/',
    button: 'Subscribe',
    fields: [{ ...email, label: 'Your email address', autocomplete: 'email' }],
    call: '**/api/newsletter',
  },
  {
    path: '/dashboard/addreview',
    by: aCustomer,
    button: 'Add Review',
    fields: [
      { label: 'Rating', autocomplete: 'off', typed: '4' },
      { label: 'Comment', typed: 'Well packed' },
    ],
    call: '**/api/review',
  },
  {
    path: '/dashboard/profileUpdate',
    by: aCustomer,
    button: 'Update profile',
    fields: [
      { label: 'Name', autocomplete: 'name', typed: 'Grace Hopper' },
      { label: 'Number', autocomplete: 'tel', typed: '+1 555 010 99' },
    ],
    call: '**/api/images',
  },
  {
    path: '/dashboard/addProduct',
    by: anAdmin,
    button: 'Add Product',
    fields: [
      { label: 'Product', typed: 'A drive' },
      { label: 'Type', typed: 'SSD' },
      { label: 'Price', typed: '80' },
      { label: 'Available quantity', typed: '5' },
      { label: 'Minimum order', typed: '1' },
      { label: 'Description', typed: 'It stores things.' },
    ],
    call: '**/api/images',
  },
]

for (const { path, by, button, fields, call } of forms) {
  test(`the form at ${path} moves the focus to its first error, and Enter sends it once`, async ({
    page,
  }) => {
    if (by) await logIn(page, (await by()).email)
    await page.goto(path)
    const fieldOf = (label: string) => page.getByLabel(label, { exact: true })
    const all = fields.map(({ label }) => fieldOf(label))
    const first = page.getByLabel(fields[0]?.label ?? '', { exact: true })
    for (const { label, autocomplete } of fields) {
      await expect(fieldOf(label)).toHaveAttribute('name', /./)
      if (autocomplete) await expect(fieldOf(label)).toHaveAttribute('autocomplete', autocomplete)
    }

    await first.clear()
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(first).toBeFocused()
    for (const field of all) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/\w{3}/)
    }

    for (const { label, typed } of fields) await fieldOf(label).fill(typed)
    await choosePicture(page)
    let sent = 0
    await page.route(call, () => {
      sent += 1
    })
    await first.press('Enter')
    const send = page.getByRole('button', { name: button })
    await expect(send).toBeDisabled()
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    await first.press('Enter')
    await expect.poll(() => sent).toBe(1)
  })
}

test('Enter sends the order form once [BUY-6]', async ({ page }) => {
  const product = await aProduct()
  await logIn(page, (await aCustomer()).email)
  await page.goto(`/product/${product._id}`)
  let sent = 0
  await page.route('**/api/orders', () => {
    sent += 1
  })
  await page.getByRole('spinbutton', { name: 'Quantity' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Confirm order' })).toBeDisabled()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => sent).toBe(1)
})

async function choosePicture(page: Page): Promise<void> {
  const file = page.locator('input[type=file]')
  if ((await file.count()) > 0) await file.setInputFiles(picture)
}
