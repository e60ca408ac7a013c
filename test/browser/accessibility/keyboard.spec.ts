import { orderButton } from '@tech-house/shop'
import { aProduct } from '../../../functions/test/support/api.ts'
import { aCustomer } from '../../../functions/test/support/people.ts'
import {
  findOnLanding,
  hold,
  navigation,
  pageCode,
  password,
  rowOf,
} from '../../support/actions.ts'
import { expect, test } from '../../support/browser.ts'
import { hiddenFocus, press, tabTo, type } from '../../support/keyboard.ts'

test('the first Tab stop skips the navigation', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'explore us' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'explore us' })).toBeFocused()
})

test('a purchase, from the landing page to the cancelled order, needs no mouse [BUY-4, DASH-5]', async ({
  page,
}) => {
  const [{ email }, product] = await Promise.all([aCustomer(), aProduct()])
  const heading = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')

  const card = await findOnLanding(page, product.product)
  await press(page, card.getByRole('link', { name: 'Order now' }))
  await expect(page).toHaveURL('/login')
  await expect(heading).toBeFocused()
  await type(page, page.getByLabel('Email'), email)
  await type(page, page.getByLabel('Password'), password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`/product/${product._id}`)
  await expect(heading).toBeFocused()
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await tabTo(page, quantity)
  await page.keyboard.press('ArrowUp')
  await expect(quantity).toHaveValue('2')
  await press(page, page.getByRole('button', { name: orderButton }), 'Space')

  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(heading).toBeFocused()
  const cancel = main.getByRole('button', { name: 'Cancel' })
  await press(page, cancel)
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  await expect.poll(() => hiddenFocus(page)).toBeUndefined()
  await press(page, page.getByRole('dialog').getByRole('button').last())
  await expect(rowOf(page, product.product)).toHaveCount(0)
  await press(page, main.getByRole('link', { name: 'products' }))
  await expect(page).toHaveURL('/#services')
})

test('a jump within a page moves the keyboard focus', async ({ page }) => {
  await page.goto('/blogs')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const link = contents.getByRole('link').first()
  await press(page, link)
  const title = page.getByRole('heading', { name: await link.innerText() })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'Products' }))
  await expect(page.locator('#services')).toBeFocused()
})

test('a field that is focused before the page’s code loads shows its focus', async ({ page }) => {
  const give = await hold(page, pageCode)
  await page.goto('/reset')
  const email = page.getByRole('textbox', { name: 'Email' })
  await tabTo(page, email)
  const code = page.waitForResponse(/assets\/reset-page-.*\.js/)
  give()
  await code
  await page.keyboard.type('somebody')
  await expect(email).toHaveValue('somebody')
  expect(await hiddenFocus(page)).toBeUndefined()
})

test('the phone menu that is opened in the frame in which it closes stays open [NAV-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blogs')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await press(page, opener)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  // The browser sends `close` with the next frame.
  await opener.evaluate((button: HTMLElement) => {
    const closed = new Promise((resolve) => {
      document.querySelector('dialog')?.addEventListener('close', resolve)
    })
    document.querySelector('dialog')?.close()
    button.click()
    return closed
  })
  await expect(menu).toBeVisible()
})

test('the phone menu opens, navigates and returns the focus [NAV-1]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blogs')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await press(page, opener)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, menu.getByRole('link', { name: 'Portfolio' }))
  await expect(page).toHaveURL('/portfolio')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(navigation(page)).toBeVisible()
})
