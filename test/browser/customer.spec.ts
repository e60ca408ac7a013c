import { aCustomer, db } from '../../functions/test/support/people.ts'
import { logIn } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'
import { expectToast } from '../support/toasts.ts'

test('a customer reviews the shop, and the review is on the landing page [DASH-7, HOME-7]', async ({
  page,
}) => {
  const comment = `Well packed ${crypto.randomUUID()}`
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await logIn(page, (await aCustomer('Rita Reviewer')).email)
  await page.goto('/dashboard/addreview')
  const rating = page.getByPlaceholder('1-5')
  for (const outOfRange of ['6', '-1']) {
    await rating.fill(outOfRange)
    await expect(rating).toHaveValue('')
  }
  expect(alerts).toEqual(['Rating should not bigger then 5', 'Rating should not smaller then 0'])
  await page.getByRole('button', { name: 'Add Review' }).click()
  await expect(rating).toHaveAttribute('aria-invalid', 'true')
  await rating.fill('4')
  await page.getByLabel('Comment').fill(comment)
  await page.getByRole('button', { name: 'Add Review' }).click()
  await expectToast(page, 'Product added successful')

  await page.goto('/')
  const card = page.getByRole('listitem').filter({ hasText: comment })
  await expect(card).toContainText('Rita Reviewer')
  await expect(card).toContainText('This user gives us 4 star review')
})

test('a profile changes its name, number and photo [DASH-3]', async ({ page }) => {
  const { email, uid } = await aCustomer('Old Name')
  await logIn(page, email)
  await page.goto('/dashboard/profileUpdate')
  const update = page.getByRole('button', { name: 'Update profile' })
  await update.click()
  await expect(page.getByLabel('Number')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Name').fill('New Name')
  await page.getByLabel('Number').fill('+1 555 010 99')
  await page.locator('input[type=file]').setInputFiles(picture)
  await update.click()
  await expect(page).toHaveURL('/dashboard/myprofile')
  await expect(page.getByText('New Name')).toBeVisible()
  await expect(page.getByRole('img', { name: 'New Name' })).toHaveAttribute('src', /api\/images/)
  await page.reload()
  await expect(page.getByText('New Name')).toBeVisible()
  const stored = (await db.doc(`users/${uid}`).get()).data()
  expect(stored).toMatchObject({ displayName: 'New Name', phoneNumber: '+1 555 010 99' })
})

test('a profile does not change when the photo upload fails [DASH-3]', async ({
  page,
  problems,
}) => {
  problems.expect(/413/)
  const { email, uid } = await aCustomer('Old Name')
  await logIn(page, email)
  await page.goto('/dashboard/profileUpdate')
  await page.route('**/api/images', (route) => route.fulfill({ status: 413, body: '{}' }))
  await page.getByLabel('Name').fill('New Name')
  await page.getByLabel('Number').fill('+1 555 010 99')
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('button', { name: 'Update profile' }).click()
  await expectToast(page, 'The picture could not be stored')
  await expect(page.getByLabel('Name')).toHaveValue('New Name')
  expect((await db.doc(`users/${uid}`).get()).get('displayName')).toBe('Old Name')
})

test('the profile form shows the stored values and sends only changes [DASH-3]', async ({
  page,
}) => {
  const { email, uid } = await aCustomer('Old Name')
  await logIn(page, email)
  await page.goto('/dashboard/profileUpdate')
  await page.getByLabel('Number').fill('+1 555 010 99')
  await page.getByLabel('Photo').setInputFiles(picture)
  await page.getByRole('button', { name: 'Update profile' }).click()
  await expect(page).toHaveURL('/dashboard/myprofile')
  await expect(page.getByRole('img', { name: 'Old Name' })).toHaveAttribute('src', /api\/images/)
  const before = (await db.doc(`users/${uid}`).get()).data()

  await page.getByRole('link', { name: 'Update profile' }).click()
  await expect(page.getByLabel('Number')).toHaveValue('+1 555 010 99')
  await expect(page.getByRole('img', { name: 'Your photo' })).toHaveAttribute('src', /api\/images/)
  await page.getByLabel('Name').fill('New Name')
  await page.getByRole('button', { name: 'Update profile' }).click()
  await expect(page).toHaveURL('/dashboard/myprofile')
  await expect(page.getByRole('img', { name: 'New Name' })).toHaveAttribute('src', /api\/images/)
  const after = (await db.doc(`users/${uid}`).get()).data()
  expect(after).toMatchObject({
    displayName: 'New Name',
    phoneNumber: '+1 555 010 99',
    photoURL: before?.photoURL,
  })
})
