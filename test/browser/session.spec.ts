import { aCustomer } from '../../functions/test/support/people.ts'
import { logIn, logInHere, navigation, registration } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { stubGoogle } from '../support/google.ts'
import { mails } from '../support/mails.ts'
import { expectToast } from '../support/toasts.ts'

test('the login page asks for email and password and links to signup and reset [AUTH-1]', async ({
  page,
}) => {
  const { email } = await aCustomer()
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/reset',
  )
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup',
  )
  await expect(page.getByRole('button', { name: /google/i })).toBeVisible()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await logInHere(page, email)
  await expect(page).toHaveURL('/')
})

test('signup needs all three fields, stores the name and ends on the landing page [AUTH-2]', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  for (const field of ['Name', 'Email', 'Password']) {
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
  }
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/')
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Grace Hopper')).toBeVisible()
})

test('every sign-in and reload registers with the API and stores its token [AUTH-5]', async ({
  page,
}) => {
  const { email } = await aCustomer()
  const upserts: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') upserts.push(new URL(response.url()).pathname)
  })
  await logIn(page, email)
  expect(upserts).toEqual([`/api/user/${encodeURIComponent(email)}`])
  const stored = () => page.evaluate(() => localStorage.getItem('accessToken'))
  expect(await stored()).toMatch(/^ey/)
  await page.reload()
  await expect.poll(() => upserts.length).toBe(2)
  expect(await stored()).toMatch(/^ey/)
})

test('a session that stays open requests a new token before the old one expires [AUTH-5, AUTH-9]', async ({
  page,
}) => {
  const { email } = await aCustomer()
  const upserts: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') upserts.push(new URL(response.url()).pathname)
  })
  await page.clock.install()
  await logIn(page, email)
  const registered = registration(page)
  await page.goto('/dashboard')
  await registered
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  const stored = () => page.evaluate(() => localStorage.getItem('accessToken'))
  const [first, told] = [await stored(), upserts.length]

  await page.clock.fastForward('56:00')
  await expect.poll(stored).not.toBe(first)
  expect(upserts.slice(told)).toEqual([`/api/user/${encodeURIComponent(email)}`])
  await page.getByRole('link', { name: 'My Order' }).click()
  await expect(page.getByRole('heading', { name: 'My Order' })).toBeVisible()
})

test('logging out removes the token and signs out every open tab [AUTH-6]', async ({
  page,
  context,
}) => {
  await logIn(page, (await aCustomer()).email)
  const other = await context.newPage()
  // Its answer would store the token again.
  const registered = registration(other)
  await other.goto('/dashboard')
  await registered
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await navigation(page).getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logout successful')
  await expect(navigation(page).getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  await expect(other).toHaveURL('/login')
})

test('an authentication error shows the code after the slash for a second [AUTH-7, DATA-3]', async ({
  page,
  problems,
}) => {
  problems.expect(/400/)
  const { email } = await aCustomer()
  await page.goto('/login')
  await logInHere(page, email, 'wrong password')
  const toast = await expectToast(page, /^wrong-password$/)
  expect(toast).toMatchObject({ lasts: '1s', isAtTopCenter: true, isAnnounced: true })
  await expect(page.getByText('wrong-password')).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

for (const path of ['/login', '/signup']) {
  test(`${path} signs in with a Google popup [AUTH-3]`, async ({ page }) => {
    const email = `${crypto.randomUUID()}@example.com`
    const providers = await stubGoogle(page, email)
    await page.goto(path)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL('/')
    await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByText('Gail Google')).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    expect(providers).toEqual(['google.com'])
  })
}

test('a reset logs the address, mails a link, and shows the same message for an unknown address [AUTH-4]', async ({
  page,
  problems,
}) => {
  problems.expect(/400/)
  const { email } = await aCustomer()
  const unknown = `${crypto.randomUUID()}@example.com`
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text())
  })
  await page.goto('/reset')
  await expect(page.getByRole('textbox')).toHaveCount(1)
  for (const address of [email, unknown]) {
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `If ${address} has an account here, a mail with a link to a new password is on its way.`,
    )
  }
  expect(logged).toEqual([email, unknown])
  expect(await mailedTo()).toContain(email)
  expect(await mailedTo()).not.toContain(unknown)
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL('/login')
})

test('the link in the reset mail leads to a new password, which works for login [AUTH-4]', async ({
  page,
  problems,
}) => {
  problems.expect(/400/)
  const { email } = await aCustomer()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The login page has an email field too, and stays until the code of this page has loaded.
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('a mail with a link')).toBeVisible()
  const mail = (await mails()).find((sent) => sent.email === email)
  // Google's own page asks for the new password; the emulator takes it in the address.
  await fetch(`${mail?.oobLink}&newPassword=brand-new-horse`)

  await page.getByRole('link', { name: 'Back to login' }).click()
  await logInHere(page, email)
  await expectToast(page, 'wrong-password')
  await logInHere(page, email, 'brand-new-horse')
  await expect(page).toHaveURL('/')
})

const mailedTo = async () => (await mails()).map(({ email }) => email)
