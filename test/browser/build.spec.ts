import type { Locator } from '@playwright/test'
import { currency, orderButton } from '@tech-house/shop'
import { currencyPrefix } from '../../functions/src/parts/currency-format.ts'
import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
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
    await expect(build.getByText(formatPrice(2553.89))).toBeVisible()
    await expect(build.getByText('of 850 W')).toBeVisible()
    await build.getByText('Graphics card', { exact: true }).click()
    await expect(build.getByText('348 mm card, 355 mm of room, 7 mm left').first()).toBeVisible()
    // The document has an empty build; this browser has stored another one.
    await page.goto('/build')
    await expect(build.getByText(formatPrice(2553.89))).toBeVisible()
    await expect(page.getByRole('link', { name: 'Noctua NH-D15' })).toBeVisible()

    await tap(page.getByRole('link', { name: 'Log in to order' }))
    await logInHere(page, customer)
    await tap(page.getByRole('button', { name: 'Order this build' }))
    await tap(page.getByRole('button', { name: orderButton }))
    await expect(page).toHaveURL('/dashboard/myorder')
    await page.getByRole('button', { name: 'Show 8 products' }).tap()
    for (const name of Object.values(parts)) {
      await expect(rowOf(page, name).first()).toBeVisible()
    }
    // Two for each part, one to log in, two to order.
    expect(presses).toBe(8 * 2 + 3)

    await expect(page.getByText(/: 8 products, /).first()).toBeVisible()
    await page.getByRole('button', { name: 'Cancel all' }).first().tap()
    await page.getByRole('button', { name: 'Cancel all orders' }).tap()
    await expectToast(page, '8 orders cancelled')
  })

  test('a person with a case and a power supply orders the rest of a gaming PC with monitor, keyboard and mouse for 1,500 in at most 12 taps [BEST-2, BUDGET-2, OWN-1]', async ({
    page,
  }) => {
    await signIn(page, aCustomer())
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    await page.goto('/')
    await tap(page.getByRole('main').getByRole('link', { name: 'Build a computer' }))
    const dialog = page.getByRole('dialog')
    const owned = { case: 'NZXT H5 Flow', 'power supply': 'Corsair RM650e' }
    for (const [place, name] of Object.entries(owned)) {
      await tap(page.getByRole('button', { name: `I have this: ${place}` }))
      await tap(dialog.getByRole('button', { name }))
      await expect(dialog).toBeHidden()
    }
    await expect(page.getByText('You have this. It is not ordered.')).toHaveCount(2)

    await tap(page.getByRole('button', { name: 'Complete a build for your budget' }))
    await tap(dialog.getByLabel(`Budget in ${currency}`))
    await dialog.getByLabel(`Budget in ${currency}`).fill('1500')
    await tap(dialog.getByRole('checkbox', { name: 'Include a monitor, keyboard and mouse' }))
    await tap(dialog.getByRole('button', { name: 'Show builds' }))
    const best = dialog.getByRole('region', { name: /best/i })
    const price = await best.getByText(new RegExp(`^[${currencyPrefix}]+1,[\\d.]+$`)).textContent()
    const use = best.getByRole('button', { name: 'Use this build' })
    await best.getByRole('heading').scrollIntoViewIfNeeded()
    await tap(use)
    await expect(dialog).toBeHidden()
    const build = page.getByRole('complementary', { name: 'Your build' })
    await expect(build.getByRole('region', { name: 'Summary' })).toBeFocused()
    const total = build.getByText(String(price), { exact: true }).first()
    const order = build.getByRole('button', { name: 'Order this build' })
    const recipient = build.getByLabel('Deliver to')
    for (const shown of [total, recipient, order, build.getByText(/^All fits/)]) {
      await expect(shown).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    for (const shown of [total, recipient, order]) await expect(shown).toBeInViewport({ ratio: 1 })
    // What has the focus is above them.
    const mouse = page.getByRole('button', { name: /^Remove Logitech/ })
    await mouse.focus()
    await expect(mouse).toBeInViewport({ ratio: 1 })
    const [top, bottom] = [await total.boundingBox(), await mouse.boundingBox()]
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
    await expect(page).toHaveURL(/own=nzxt-h5-flow-white&own=corsair-rm650e-2025$/)

    await tap(order)
    await expect(dialog).toContainText(/Not ordered, you have: .*NZXT H5 Flow.*RM650e/)
    await tap(dialog.getByRole('button', { name: orderButton }))
    await expectToast(page, 'Your orders are booked')
    expect(taps).toBeLessThanOrEqual(12)
    await expect(page.getByRole('region', { name: 'Your purchase' })).toBeVisible()
    await expect(page.getByText(/: \d products, /)).toBeVisible()
    await expect(rowOf(page, 'NZXT H5 Flow')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel all' }).tap()
    await page.getByRole('button', { name: 'Cancel all orders' }).tap()
    await expectToast(page, /orders cancelled$/)
  })
})

test('a product page starts a build, says by one request whether a part fits it, and adds the part [FIT-4]', async ({
  page,
}) => {
  await signIn(page, { email: customer })
  await page.goto('/product/amd-ryzen-5-7600')
  const build = page.getByRole('region', { name: 'Your build' })
  await expect(build).toContainText('Start a computer with this part.')
  await build.getByRole('button', { name: 'Add to build' }).click()
  await expect(build.getByRole('button', { name: 'Remove from build' })).toBeFocused()
  await expect(build.getByRole('link', { name: 'See your build' })).toHaveAttribute(
    'href',
    '/build?parts=amd-ryzen-5-7600',
  )

  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(products|search|check)$/.test(pathname)) requests.push(pathname)
  })
  await page.goto('/product/asrock-b550m-pro4')
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
  await expect(build).toContainText('Does not fit: AM5 processor, AM4 board')
  expect(requests.sort()).toEqual(['/api/check', '/api/search'])
  await build.getByRole('button', { name: 'Add to build' }).click()
  await build.getByRole('link', { name: 'See your build' }).click()
  await expect(page).toHaveURL('/build?parts=amd-ryzen-5-7600,asrock-b550m-pro4')
  await expect(page.getByText('1 thing does not fit')).toBeVisible()
  // Its document has an empty build.
  await page.reload()
  await expect(page.getByText('1 thing does not fit')).toBeVisible()

  await page.goto('/product/amd-ryzen-7-9800x3d')
  await expect(build).toContainText('Processor now: AMD Ryzen 5 7600')
  await expect(build).toContainText('Does not fit: AM5 processor, AM4 board')
  await build.getByRole('button', { name: 'Replace in build' }).click()
  await expect(build.getByRole('link', { name: 'See your build' })).toHaveAttribute(
    'href',
    '/build?parts=asrock-b550m-pro4,amd-ryzen-7-9800x3d',
  )
})
