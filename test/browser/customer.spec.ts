import { readFile } from 'node:fs/promises'
import { aCustomer, auth, db } from '../../functions/test/support/people.ts'
import { logInHere, password } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('a profile changes only with its photo, whose upload refreshes a refused token, and later sends only changes [DASH-2, DASH-3, SES-1]', async ({
  page,
  problems,
}) => {
  problems.expect(/401|413/)
  const { email, uid } = await signIn(page, aCustomer('Old Name'))
  const stored = async () => (await db.doc(`users/${uid}`).get()).data()
  const update = page.getByRole('button', { name: 'Update profile' })
  await page.goto('/dashboard')
  for (const text of ['Old Name', email, /last sign-in: .*20\d\d/i]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('img', { name: 'Old Name' })).toHaveAttribute('src', /default/)
  await page.getByRole('link', { name: 'Update profile' }).click()
  await expect(page).toHaveURL('/dashboard/profileUpdate')
  await page.getByLabel('Name').fill('New Name')
  await page.getByLabel('Number').fill('+1 555 010 99')
  await page.getByLabel('Photo').setInputFiles(picture)
  await expect(page.getByRole('img', { name: 'Preview of pixel.png' })).toBeVisible()
  const refusals = [
    { status: 413, json: {} },
    { status: 401, json: { code: 'unauthenticated' } },
  ]
  await page.route('**/api/images', (route) => {
    const refusal = refusals.shift()
    return refusal ? route.fulfill(refusal) : route.continue()
  })
  await update.click()
  await expectToast(page, 'The picture could not be stored')
  await expect(page.getByLabel('Name')).toHaveValue('New Name')
  expect(await stored()).toMatchObject({ displayName: 'Old Name' })

  await update.click()
  await expectToast(page, 'Profile updated')
  await expect(page).toHaveURL('/dashboard/myprofile')
  await expect(page.getByRole('img', { name: 'New Name' })).toHaveAttribute('src', /api\/images/)
  const before = await stored()
  expect(before).toMatchObject({ displayName: 'New Name', phoneNumber: '+1 555 010 99' })

  await page.reload()
  await page.getByRole('link', { name: 'Update profile' }).click()
  await page.getByLabel('Name').fill('Newer Name')
  await update.click()
  await expect(page).toHaveURL('/dashboard/myprofile')
  expect(await stored()).toMatchObject({
    displayName: 'Newer Name',
    phoneNumber: '+1 555 010 99',
    photoURL: before?.photoURL,
  })
})

test('a customer exports the own data, deletes the account with the password, and cannot log in again [ACC-1, ACC-2]', async ({
  page,
  problems,
}) => {
  problems.expect(/400/)
  const { email, uid } = await signIn(page, aCustomer('Lea Leaver'))
  await page.goto('/dashboard/myprofile')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ identity: { uid, email } })

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password').fill('wrong password')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expectToast(page, 'invalid-credential')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expectToast(page, 'Your account is closed. Its data is deleted within minutes.')
  const { users } = await auth.getUsers([{ uid }])
  // On a busy machine the rest is left to the schedule.
  expect(users.filter(({ disabled }) => !disabled)).toEqual([])
  await logInHere(page, email)
  await expect(page).toHaveURL('/login')
})
