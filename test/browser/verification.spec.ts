import type { Page } from '@playwright/test'
import { anAdmin } from '../../functions/test/support/people.ts'
import { logInHere, navigation, password, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { mails } from '../support/mails.ts'
import { openSignedIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('a new account gets a mail with a link, and admins see whether the address is verified', async ({
  page,
  browser,
}) => {
  const email = `${crypto.randomUUID()}@example.com`
  await signUp(page, email)
  const mail = async () => (await mails()).find((sent) => sent.email === email)
  await expect.poll(mail).toMatchObject({ requestType: 'VERIFY_EMAIL' })

  const admins = await openSignedIn(browser, anAdmin())
  await admins.goto('/dashboard/makeAdmin')
  const caution = rowOf(admins, email).getByText('address not verified')
  await expect(caution).toBeVisible()
  await expect(rowOf(admins, email).getByRole('button', { name: 'make admin' })).toBeEnabled()

  await fetch((await mail())?.oobLink ?? '')
  await navigation(page).getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logout successful')
  await page.goto('/login')
  await logInHere(page, email)
  await expect(page).toHaveURL('/')
  await admins.reload()
  await expect(rowOf(admins, email)).toBeVisible()
  await expect(caution).toBeHidden()
  await admins.context().close()
})

test('a mail that cannot be sent does not prevent a signup [AUTH-2]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  await page.route('**/accounts:sendOobCode**', (route) => route.abort())
  const asked = page.waitForRequest('**/accounts:sendOobCode**')
  await signUp(page, `${crypto.randomUUID()}@example.com`)
  await asked
  await expect(navigation(page).getByRole('button', { name: 'Logout' })).toBeVisible()
})

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/')
}
