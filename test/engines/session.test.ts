import { aCustomer } from '../../functions/test/support/people.ts'
import { imageFile, imagePreview, logIn, uploadedImage } from './support/actions.ts'
import { button, heading, link, navigation } from './support/queries.ts'
import { test } from './support/test.ts'

test('a visitor signs up, and a reload keeps the session [ENG-1]', async ({ page }) => {
  await page.open('/signup')
  await page.fill('Name', 'Grace Hopper')
  await page.fill('Email', `${crypto.randomUUID()}@example.com`)
  await page.fill('Password', 'correct horse')
  await page.click(button('Sign up'))
  await page.at('/')
  await page.see(button('Logout', navigation))
  await page.reload()
  await page.click(link('Dashboard', navigation))
  await page.see(heading('Grace Hopper'))
})

test('logging out in one tab signs out the other one [ENG-1]', async ({ page, newTab }) => {
  await logIn(page, (await aCustomer()).email)
  const other = await newTab()
  await other.open('/dashboard')
  await other.see(heading('My Profile'))
  await page.click(button('Logout', navigation))
  await page.see(link('Login', navigation))
  await other.at('/login')
  await page.open('/dashboard')
  await page.at('/login')
})

test('a customer changes their name and photo [ENG-1]', async ({ page }) => {
  await logIn(page, (await aCustomer()).email)
  await page.open('/dashboard/profileUpdate')
  await page.see(button('Update profile'))
  await page.fill('Name', 'Ada Lovelace')
  await page.fill('Number', '+49 170 1234567')
  await page.upload('Photo', imageFile)
  await page.see(imagePreview)
  await page.click(button('Update profile'))
  await page.see(heading('Ada Lovelace'))
  await page.seeImage({ role: 'main' }, uploadedImage)
  await page.reload()
  await page.see(heading('Ada Lovelace'))
  await page.seeImage({ role: 'main' }, uploadedImage)
})
