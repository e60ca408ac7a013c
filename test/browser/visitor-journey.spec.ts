import * as shop from '@tech-house/shop'
import { navigation } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'

test('a visitor browses landing page, newsletter, blogs, portfolio and an unknown path [HOME-2, HOME-6, HOME-8, HOME-10, NAV-1, NAV-3]', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  const main = page.getByRole('main')
  await page.goto('/')
  await expect(navigation(page).getByRole('link')).toHaveText([
    shop.name,
    'Home',
    'Blogs',
    'Portfolio',
    'Login',
  ])
  for (const text of [shop.welcome, shop.invitation, 'Deal Of The Day', 'Save Up to 60% Off!']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  for (const fact of [/Countrys\s*120\+/, /Happy Client\s*3,200\+/, /Feedbacks\s*1,200\+/]) {
    await expect(main).toContainText(fact)
  }

  const address = `${crypto.randomUUID()}@example.com`
  await main.getByPlaceholder('Your email address').fill(address)
  for (const _time of ['first', 'again']) {
    await main.getByPlaceholder('Your email address').fill(address)
    const answered = page.waitForResponse('**/api/newsletter')
    await main.getByRole('button', { name: 'Subscribe' }).click()
    await answered
    await expect(main.getByText('We have sent you a mail.')).toBeVisible()
  }

  await navigation(page).getByRole('link', { name: 'Blogs' }).click()
  await expect(page).toHaveURL('/blogs')
  await expect(page.getByRole('article')).toHaveCount(5)
  await navigation(page).getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL('/portfolio')

  await page.goto('/somewhere/else')
  await expect(page.getByRole('img', { name: /404/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page).toHaveURL('/')
  await navigation(page).getByRole('link', { name: 'Home' }).click()
  await navigation(page).getByRole('link', { name: shop.name }).click()
  await expect(page).toHaveURL('/')
})

test('the dark theme survives a reload, from the first paint on', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/blogs')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  // Without the shop's own code, only the inline script has run.
  const next = await context.newPage()
  await next.emulateMedia({ colorScheme: 'light' })
  await next.route(/\/assets\/.*\.js/, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  await next.goto('/blogs')
  await expect(next.locator('html')).toHaveAttribute('data-scheme', 'dark')
})
