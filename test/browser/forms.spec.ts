import type { Page } from '@playwright/test'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'
import { signIn } from '../support/sign-in.ts'
import { expectStill } from '../support/still.ts'

interface Form {
  path: string
  button: string
  /** Its text fields in order: autocomplete tokens and sample values. */
  fields: { label: string; autocomplete?: string; typed: string }[]
  /** The request that the form sends. */
  call: string | RegExp
}

const email = { label: 'Email', typed: 'somebody@example.com' }

const visitorForms: Form[] = [
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
    path: '/contact',
    button: 'Send message',
    fields: [
      { label: 'Name', autocomplete: 'name', typed: 'Grace Hopper' },
      { ...email, autocomplete: 'email' },
      { label: 'Message', typed: 'The box is crushed.' },
    ],
    call: '**/api/contact',
  },
]

const customerForms: Form[] = [
  {
    path: '/dashboard/addreview',
    button: 'Add Review',
    fields: [
      { label: 'Rating', autocomplete: 'off', typed: '4' },
      { label: 'Comment', typed: 'Well packed' },
    ],
    call: '**/api/review',
  },
  {
    path: '/dashboard/profileUpdate',
    button: 'Update profile',
    fields: [
      { label: 'Name', autocomplete: 'name', typed: 'Grace Hopper' },
      { label: 'Number', autocomplete: 'tel', typed: '+1 555 010 99' },
    ],
    call: '**/api/images',
  },
]

const adminForms: Form[] = [
  {
    path: '/dashboard/addProduct',
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

for (const [who, account, forms] of [
  ['a visitor', undefined, visitorForms],
  ['a customer', aCustomer, customerForms],
  ['an admin', anAdmin, adminForms],
] as const) {
  test(`the forms of ${who} move the focus to their first error, and Enter sends them once`, async ({
    page,
  }) => {
    if (account) await signIn(page, account())
    for (const form of forms)
      await test.step(form.path, () => expectFormWorks(page, form, form === forms.at(-1)))
  })
}

/** Axe sees the largest form of each person: all have the same fields. */
async function expectFormWorks(page: Page, form: Form, isLargest: boolean): Promise<void> {
  const { path, button, fields, call } = form
  await page.goto(path)
  const fieldOf = (label: string) => page.getByLabel(label, { exact: true })
  const first = fieldOf(fields[0]?.label ?? '')
  for (const { label, autocomplete } of fields) {
    await expect(fieldOf(label)).toHaveAttribute('name', /./)
    if (autocomplete) await expect(fieldOf(label)).toHaveAttribute('autocomplete', autocomplete)
  }

  await first.clear()
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(first).toBeFocused()
  for (const { label } of fields) {
    await expect(fieldOf(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(fieldOf(label)).toHaveAccessibleDescription(/\w{3}/)
  }
  await expectStill(page, `a refused form at ${path}`)
  if (isLargest) await expectAccessible(page, `a refused form at ${path}`)

  for (const { label, typed } of fields) await fieldOf(label).fill(typed)
  await choosePicture(page)
  let sent = 0
  await page.route(call, () => {
    sent += 1
  })
  await first.press('Enter')
  await expect(page.getByRole('button', { name: button })).toBeDisabled()
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await first.press('Enter')
  await expect.poll(() => sent).toBe(1)
}

async function choosePicture(page: Page): Promise<void> {
  const file = page.locator('input[type=file]').first()
  if ((await file.count()) > 0) await file.setInputFiles(picture)
}
