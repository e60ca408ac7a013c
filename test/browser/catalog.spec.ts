import type { Page } from '@playwright/test'
import { hold, pageCode } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { compared, open } from '../support/screens.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a product' })
const names = (page: Page) => page.locator('#services').getByRole('listitem').getByRole('heading')
const type = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Type' }).getByRole('button', { name: new RegExp(`^${name}\\b`) })

test('the top bar of every page searches the catalog, also before the page’s code has loaded, on a phone from the menu [CAT-2]', async ({
  page,
}) => {
  const field = page.getByRole('searchbox', { name: 'Search the shop' })
  const give = await hold(page, pageCode)
  await page.goto('/blogs')
  await field.fill('rtx5080')
  await field.press('Enter')
  give()
  await expect(page).toHaveURL('/?q=rtx5080#services')
  await expect(search(page)).toHaveValue('rtx5080')
  await expect(names(page)).toHaveText(['ASUS TUF Gaming GeForce RTX 5080 16GB OC'])

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await field.fill('850 W power supply')
  await field.press('Enter')
  await expect(field).toBeHidden()
  await expect(names(page).first()).toHaveText('Corsair RM850x')
})

test('on a phone the filters open in a dialog, whose button tells the number of results [CAT-3, CAT-5]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await type(page, 'SSD').click()
  const opener = page.getByRole('button', { name: /^Filters/ })
  await opener.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: 'M.2 2280' }).check()
  await sheet.getByRole('button', { name: 'Show 3 products' }).click()
  await expect(sheet).toBeHidden()
  await expect(opener).toHaveText('Filters (2)')
  await expect(opener).toBeFocused()
  await expect(names(page)).toHaveCount(3)
})

test('on a phone a comparison scrolls in its frame, and the names of its rows stay [CAT-7]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, { path: compared, heading: 'Compare' })
  const frame = page.getByRole('region', { name: 'Comparison of products' })
  const scrolled = await frame.evaluate((element) => {
    element.scrollLeft = element.scrollWidth
    return element.scrollLeft
  })
  expect(scrolled).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page.getByRole('rowheader', { name: 'Price' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: /^Order now/ }).last()).toBeInViewport()
})

test('the first press or the focus of the field asks the search once, without words [SRCH-2, CAT-8]', async ({
  page,
}) => {
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // The promo asks for its reductions after the first press, too.
    if (pathname === '/api/search' && !search.includes('deals=1')) searches.push(search)
  })
  await page.goto('/')
  await expect(names(page).first()).toBeVisible()
  expect(searches).toEqual([])
  const asked = page.waitForResponse(/\/api\/search$/)
  await search(page).focus()
  await asked
  await page.keyboard.insertText('ryzen')
  await expect(names(page).first()).toHaveText(/Ryzen/)
  expect(searches).toEqual(['', '?q=ryzen'])
})
