import { expect, test } from '@playwright/test'
import { logInHere } from '../support/actions.ts'
import { open, publicScreens, visitorScreens } from '../support/screens.ts'
import { phone, shootPage, shootWindow, sizes } from './shoot.ts'

test('every page of a visitor', async ({ page }) => {
  for (const screen of [...publicScreens, ...visitorScreens]) {
    await open(page, screen)
    await shootPage(page, `visitor/${nameOf(screen.path)}`)
  }
})

test('the end of the landing page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('This user gives us').first()).toBeVisible()
  await page.getByPlaceholder('Your email address').fill('no address')
  await page.getByPlaceholder('Your email address').press('Enter')
  await shootWindow(page, 'visitor/landing-numbers', sizes, page.getByText('Countrys'))
  await shootWindow(page, 'visitor/landing-end', sizes, page.getByText(/^Copyright/))
})

test('the menu', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await shootWindow(page, 'visitor/menu', [phone])
})

test('forms that were refused', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await shootPage(page, 'visitor/signup-refused')

  await page.goto('/login')
  await logInHere(page, 'nobody@example.com', 'a wrong password')
  await page.getByRole('alert').hover()
  await shootWindow(page, 'visitor/login-toast', [phone])

  await page.goto('/reset')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('a mail with a link')).toBeVisible()
  await shootPage(page, 'visitor/reset-sent')
})

test('a catalog that does not load', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/products*', () => {})
  await page.goto('/')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByText('This takes longer than usual.')).toBeVisible()
  await shootWindow(page, 'visitor/slow')

  await page.unroute('**/api/products*')
  await page.route('**/api/products*', (route) => route.fulfill({ status: 429, json: {} }))
  await page.goto('/')
  await expect(page.getByText('That did not work')).toBeVisible()
  await shootPage(page, 'visitor/failed')
})

test('no connection', async ({ page, context }) => {
  await page.goto('/blogs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  // Without any network, the browser fires no event.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await shootWindow(page, 'visitor/offline')
})

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'landing'
