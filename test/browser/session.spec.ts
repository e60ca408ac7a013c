import { aCustomer, auth } from '../../functions/test/support/people.ts'
import { logInHere, navigation, password, registration } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { stubGoogle } from '../support/google.ts'
import { mails } from '../support/mails.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('the login page asks for email and password, links to signup and reset, and returns to the previous page; each sign-in and reload registers with the API [AUTH-1, AUTH-5, NAV-4]', async ({
  page,
}) => {
  const { email } = await aCustomer()
  const upserts: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') upserts.push(new URL(response.url()).pathname)
  })
  await page.goto('/dashboard/myorder')
  await expect(page).toHaveURL('/login')
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
  await logInHere(page, email)
  await expect(page).toHaveURL('/dashboard/myorder')
  const registered = `/api/user/${encodeURIComponent(email)}`
  expect(upserts).toEqual([registered])
  const stored = () => page.evaluate(() => localStorage.getItem('accessToken'))
  expect(await stored()).toMatch(/^ey/)
  await page.reload()
  await expect.poll(() => upserts).toEqual([registered, registered])
  expect(await stored()).toMatch(/^ey/)
})

test('a signed-in page that the browser keeps for Back is hidden, and only its user sees it again without a new load [AUTH-6]', async ({
  page,
}) => {
  await signIn(page, aCustomer())
  const registered = registration(page)
  await page.goto('/dashboard/myprofile')
  await registered
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  // Headless Chromium keeps no page, so the test sends the events of one that does.
  const send = (type: 'pagehide' | 'pageshow', isSignedOut = false) =>
    page.evaluate(
      ([type, isSignedOut]) => {
        if (isSignedOut) localStorage.removeItem('accessToken')
        dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
      },
      [type, isSignedOut] as const,
    )
  await send('pagehide')
  await expect(heading).toBeHidden()
  await send('pageshow')
  await expect(heading).toBeVisible()

  const loaded = page.waitForEvent('domcontentloaded')
  await send('pagehide')
  await send('pageshow', true)
  await loaded
  await expect(heading).toBeVisible()
})

test('login and signup sign in with a Google popup, which also confirms the deletion of the account [AUTH-3, ACC-2]', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@example.com`
  const providers = await stubGoogle(page, email)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/')
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Gail Google')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  await navigation(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/signup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/dashboard/myprofile')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = dialog.getByRole('button', { name: 'Delete account' })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Your email address').fill(email)
  await confirm.click()
  await expectToast(page, 'Your account is closed. Its data is deleted within minutes.')
  const { users } = await auth.getUsers([{ email }])
  // On a busy machine the rest is left to the schedule.
  expect(users.filter(({ disabled }) => !disabled)).toEqual([])
  expect(providers).toEqual(Array(3).fill('google.com'))
})

test('a new account is sent a link that verifies its address, and a mail that cannot be sent does not prevent the signup [AUTH-2]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  await page.route('**/accounts:sendOobCode**', (route) => route.abort())
  const asked = page.waitForRequest('**/accounts:sendOobCode**')
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/')
  expect((await asked).postDataJSON()).toMatchObject({ requestType: 'VERIFY_EMAIL' })
  await expect(navigation(page).getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a reset logs the address, shows the same message for an unknown one, and mails a link to a new password, which works for login [AUTH-4]', async ({
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
  const answers: number[] = []
  page.on('response', (response) => {
    const isReset = response.url().includes('sendOobCode')
    if (isReset && response.request().method() === 'POST') answers.push(response.status())
  })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The login page has an email field too, and stays until the code of this page has loaded.
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  for (const address of [email, unknown]) {
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `If ${address} has an account here, a mail with a link to a new password is on its way.`,
    )
  }
  expect(logged).toEqual([email, unknown])
  expect(answers).toEqual([200, 200])
  const sent = await mails()
  expect(sent.map((mail) => mail.email)).not.toContain(unknown)
  const mail = sent.find((one) => one.email === email)
  // Google's own page asks for the new password; the emulator takes it in the address.
  await fetch(`${mail?.oobLink}&newPassword=brand-new-horse`)

  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL('/login')
  await logInHere(page, email)
  await expectToast(page, 'invalid-credential')
  await logInHere(page, email, 'brand-new-horse')
  await expect(page).toHaveURL('/')
})
