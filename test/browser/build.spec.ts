import type { Locator, Page } from '@playwright/test'
import { customer, logInHere, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

const phone = { width: 360, height: 740 }

test.describe('by touch on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a visitor builds a whole computer in few presses, logs in, orders it after a question and cancels it at once [FIT-1, FIT-3]', async ({
    page,
  }) => {
    let presses = 0
    const tap = async (target: Locator) => {
      presses += 1
      await target.tap()
    }
    const parts = {
      'Choose a processor': 'AMD Ryzen 7 9800X3D',
      'Choose a motherboard': 'MSI MAG B650 Tomahawk WiFi',
      'Choose memory': 'Corsair Vengeance 32GB (2x16GB) DDR5-6000 CL30',
      'Choose a graphics card': 'ASUS TUF Gaming GeForce RTX 5080 16GB OC',
      'Choose a drive': 'Samsung 990 Pro 2TB',
      'Choose a power supply': 'Corsair RM850x',
      'Choose a case': 'Fractal Design North',
      'Choose a cooler': 'Noctua NH-D15',
    }
    await page.goto('/build')
    for (const [place, name] of Object.entries(parts)) {
      await tap(page.getByRole('button', { name: place }))
      const dialog = page.getByRole('dialog')
      await tap(dialog.getByRole('button', { name }))
      await expect(dialog).toBeHidden()
    }
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBe(phone.width)
    const build = page.getByRole('complementary', { name: 'Your build' })
    await expect(build.getByText('$2,553.89')).toBeVisible()
    await expect(build.getByText('of 850 W')).toBeVisible()
    await build.getByText('Graphics card', { exact: true }).click()
    await expect(build.getByText('348 mm card, 355 mm of room, 7 mm left').first()).toBeVisible()
    await page.reload()
    await expect(build.getByText('$2,553.89')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Noctua NH-D15' })).toBeVisible()

    await tap(page.getByRole('link', { name: 'Log in to order' }))
    await logInHere(page, customer)
    await tap(page.getByRole('button', { name: 'Order this build' }))
    await tap(page.getByRole('button', { name: 'Order 8 parts' }))
    await expect(page).toHaveURL('/dashboard/myorder')
    for (const name of Object.values(parts)) {
      await expect(rowOf(page, name).first()).toBeVisible()
    }
    // Two for each part, one to log in, two to order.
    expect(presses).toBe(8 * 2 + 3)

    await expect(page.getByText(/^Ordered together: 8 products/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Cancel all' }).first().tap()
    await page.getByRole('button', { name: 'Cancel all orders' }).tap()
    await expectToast(page, '8 orders cancelled')
  })
})

test('a build by keyboard: lists show first what fits and say why the rest does not [FIT-1]', async ({
  page,
}) => {
  await page.goto('/build')
  await page.getByRole('button', { name: 'Choose a processor' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'AMD Ryzen 5 7600' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change the processor' })).toBeFocused()
  await expect(page).toHaveURL('/build?parts=amd-ryzen-5-7600')

  await page.getByRole('button', { name: 'Choose a motherboard' }).press('Enter')
  const unfit = dialog.getByRole('region', { name: 'Does not fit' })
  await expect(unfit.getByRole('button', { name: 'ASRock B550M Pro4' })).toContainText(
    'Does not fit: AM5 processor, AM4 board',
  )
  const names = await dialog
    .getByRole('region')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')))
  expect(names.at(-1)).toBe('Does not fit')
  expect(names.length).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a product that is gone is named and can be removed [FIT-1]', async ({ page }) => {
  await page.goto('/build?parts=amd-ryzen-5-7600,a-drive-of-last-year')
  await expect(page.getByText('a-drive-of-last-year is not in the shop any more.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove a-drive-of-last-year' }).click()
  await expect(page).toHaveURL('/build?parts=amd-ryzen-5-7600')
})

test('a product page starts a build without loading the catalog, says whether a part fits it, and adds the part [FIT-4]', async ({
  page,
}) => {
  await signIn(page, { email: customer })
  const requests = watchLists(page)
  await page.goto('/product/amd-ryzen-5-7600')
  const build = page.getByRole('region', { name: 'Your build' })
  await expect(build).toContainText('Start a computer with this part.')
  expect(requests).not.toContain('/api/catalog')
  await build.getByRole('button', { name: 'Add to build' }).click()
  await expect(build.getByRole('button', { name: 'Remove from build' })).toBeFocused()
  await expect(build.getByRole('link', { name: 'See your build' })).toHaveAttribute(
    'href',
    '/build?parts=amd-ryzen-5-7600',
  )
  await expect.poll(() => requests).toContain('/api/catalog')

  await page.goto('/product/asrock-b550m-pro4')
  await expect(build).toContainText('Does not fit: AM5 processor, AM4 board')
  await build.getByRole('button', { name: 'Add to build' }).click()
  await build.getByRole('link', { name: 'See your build' }).click()
  await expect(page).toHaveURL('/build?parts=amd-ryzen-5-7600,asrock-b550m-pro4')
  await expect(page.getByText('1 thing does not fit')).toBeVisible()
})

test('a product page requests the products and the catalog once, also when they are in the browser’s cache', async ({
  page,
}) => {
  await signIn(page, { email: customer })
  const requests = watchLists(page)
  await page.addInitScript(() => localStorage.setItem('build', '?parts=amd-ryzen-5-7600'))
  for (let visits = 0; visits < 2; visits += 1) {
    requests.length = 0
    await page.goto('/product/asrock-b550m-pro4')
    await expect(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
    await expect(page.getByText('Does not fit: AM5 processor, AM4 board')).toBeVisible()
    expect(requests.sort()).toEqual(['/api/catalog', '/api/products'])
  }
})

/** The requests for the public lists so far. */
function watchLists(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(products|catalog)$/.test(pathname)) requests.push(pathname)
  })
  return requests
}
