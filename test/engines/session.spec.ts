import { aCustomer } from '../../functions/test/support/people.ts'
import { navigation } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { expectToast } from '../support/toasts.ts'
import { expectImage, imageFile, logIn, uploadedImage } from './actions.ts'

test('a visitor signs up, and a reload keeps the session [ENG-1]', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/')
  await expect(navigation(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.reload()
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible()
})

test('logging out in one tab removes the token and signs out the other one [ENG-1, AUTH-6]', async ({
  page,
  context,
  problems,
}) => {
  // Of what the other page was still loading when the token went.
  problems.expect(/401/)
  await logIn(page, await aCustomer())
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await page.bringToFront()
  await navigation(page).getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logout successful')
  await expect(navigation(page).getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(other).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('a customer changes their name and photo [ENG-1]', async ({ page }) => {
  await logIn(page, await aCustomer())
  await page.goto('/dashboard/profileUpdate')
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Number').fill('+49 170 1234567')
  await page.getByLabel('Photo').setInputFiles(imageFile)
  await expect(page.getByRole('img', { name: 'Preview of landing.jpg' })).toBeVisible()
  await page.getByRole('button', { name: 'Update profile' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  const photo = page.getByRole('main').locator('img[src*="/api/images/"]').first()
  await expectImage(photo, uploadedImage)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  await expectImage(photo, uploadedImage)
})
