import { readFile } from 'node:fs/promises'
import { aCustomer, auth, db } from '../../functions/test/support/people.ts'
import { logInHere, password } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { stubGoogle } from '../support/google.ts'
import { picture } from '../support/picture.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('a customer reviews the shop, again after a failure, and the review is on the landing page [DASH-7, HOME-7]', async ({
  page,
  problems,
}) => {
  problems.expect(/500/)
  const comment = `Well packed ${crypto.randomUUID()}`
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await signIn(page, aCustomer('Rita Reviewer'))
  await page.goto('/dashboard/addreview')
  const rating = page.getByPlaceholder('1-5')
  for (const outOfRange of ['6', '-1']) {
    await rating.fill(outOfRange)
    await expect(rating).toHaveValue('')
  }
  expect(alerts).toEqual(['Rating should not bigger then 5', 'Rating should not smaller then 0'])
  await rating.fill('4')
  await page.getByLabel('Comment').fill(comment)
  const send = page.getByRole('button', { name: 'Add Review' })
  await page.route('**/api/review', (route) => route.fulfill({ status: 500, body: '<html>' }))
  await send.click()
  await expectToast(page, 'The shop gave an answer that we cannot read')
  await expect(page.getByLabel('Comment')).toHaveValue(comment)
  await page.unroute('**/api/review')
  await send.click()
  await expectToast(page, 'Product added successful')

  await page.goto('/')
  const card = page.getByRole('listitem').filter({ hasText: comment })
  await expect(card).toContainText('Rita Reviewer')
  await expect(card).toContainText('This user gives us 4 star review')
})

test('a profile changes only with its photo, and later sends only changes [DASH-2, DASH-3]', async ({
  page,
  problems,
}) => {
  problems.expect(/413/)
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
  await page.route('**/api/images', (route) => route.fulfill({ status: 413, body: '{}' }))
  await update.click()
  await expectToast(page, 'The picture could not be stored')
  await expect(page.getByLabel('Name')).toHaveValue('New Name')
  expect(await stored()).toMatchObject({ displayName: 'Old Name' })
  await page.unroute('**/api/images')

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
  await expectToast(page, 'Your account is deleted')
  const { users } = await auth.getUsers([{ uid }])
  expect(users).toEqual([])
  await logInHere(page, email)
  await expect(page).toHaveURL('/login')
})

test('a customer without a password deletes the account after a new login with Google [ACC-2]', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@example.com`
  const providers = await stubGoogle(page, email)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard/myprofile')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = dialog.getByRole('button', { name: 'Delete account' })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Your email address').fill(email)
  await confirm.click()
  await expectToast(page, 'Your account is deleted')
  expect(providers).toEqual(['google.com', 'google.com'])
  expect((await auth.getUsers([{ email }])).users).toEqual([])
})
