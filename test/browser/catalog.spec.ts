import type { Page } from '@playwright/test'
import { hold, pageCode } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { compared, open } from '../support/screens.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a product' })
const names = (page: Page) => page.locator('#services').getByRole('listitem').getByRole('heading')
const type = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Type' }).getByRole('button', { name: new RegExp(`^${name}\\b`) })

test('no match names what to leave out, and a press on a chip removes a filter [CAT-2, CAT-3]', async ({
  page,
}) => {
  await page.goto('/?type=Motherboard&socket=AM4&inStock=1#services')
  await expect(names(page)).toHaveText(['ASRock B550M Pro4'])
  await search(page).fill('z890')
  await expect(page.getByText('No match. Try another word.')).toBeVisible()
  await page.getByRole('button', { name: 'Without Socket: 1 product' }).click()
  await expect(names(page)).toHaveText(['ASUS TUF Gaming Z890-Plus WiFi'])
  await page.getByRole('button', { name: 'Remove Motherboard' }).press('Enter')
  // What was pressed is gone, and the keyboard goes on from the results.
  await expect(page.getByText(/ of \d+ products/)).toBeFocused()
  await expect(page).toHaveURL('/?q=z890&inStock=1#services')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/?q=z890#services')
  await search(page).fill('rtx 4090 -gigabyte')
  await page.getByRole('button', { name: 'Nearest: RTX 5080: 1 product' }).click()
  await expect(names(page)).toHaveText(['ASUS TUF Gaming GeForce RTX 5080 16GB OC'])
  await expect(page.getByRole('button', { name: 'Remove Not “gigabyte”' })).toBeVisible()
})

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

test('facets, search and order are in the address, which Back, a reload and a shared link restore [CAT-3, CAT-4, CAT-5]', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(names(page).first()).toBeVisible()
  await type(page, 'Motherboard').click()
  await expect(page).toHaveURL('/?type=Motherboard#services')
  const am5 = page.getByRole('checkbox', { name: 'AM5' })
  await am5.check()
  await expect(page).toHaveURL('/?type=Motherboard&socket=AM5#services')
  await expect(names(page)).toHaveText([
    'MSI MAG B650 Tomahawk WiFi',
    'ASUS ROG Strix B650E-I Gaming WiFi',
    'ASUS TUF Gaming B650M-E',
  ])
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: high to low')
  await expect(names(page).first()).toHaveText('ASUS ROG Strix B650E-I Gaming WiFi')
  await search(page).fill('wifi')
  const address = '/?q=wifi&type=Motherboard&socket=AM5&sort=price-desc#services'
  await expect(page).toHaveURL(address)

  await page.reload()
  await expect(search(page)).toHaveValue('wifi')
  await expect(am5).toBeChecked()
  await expect(names(page).first()).toHaveText('ASUS ROG Strix B650E-I Gaming WiFi')
  const shared = await context.newPage()
  await shared.goto(address)
  await expect(names(shared)).toHaveText([
    'ASUS ROG Strix B650E-I Gaming WiFi',
    'MSI MAG B650 Tomahawk WiFi',
  ])

  await page.goBack()
  await expect(page).toHaveURL('/?type=Motherboard&socket=AM5#services')
  await page.goBack()
  await expect(am5).not.toBeChecked()
  await expect(names(page)).toHaveCount(5)
  await page.goBack()
  await expect(type(page, 'All types')).toHaveAttribute('aria-pressed', 'true')
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

test('products of one type are compared side by side, differences first, in an address of their own [CAT-7]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/?type=Processor#services')
  await page.getByRole('checkbox', { name: 'Compare AMD Ryzen 7 9800X3D' }).check()
  await page.getByRole('checkbox', { name: 'Compare AMD Ryzen 5 7600' }).check()
  await expect(page).toHaveURL(/&compare=amd-ryzen-7-9800x3d,amd-ryzen-5-7600#services$/)
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL('/compare?ids=amd-ryzen-7-9800x3d,amd-ryzen-5-7600')
  await page.reload()
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /^Cores/ })).toHaveText(/8.*6/)
  const labels = await table.getByRole('rowheader').allInnerTexts()
  expect(labels.indexOf('Cores')).toBeLessThan(labels.indexOf('Socket'))
  await page.getByRole('button', { name: 'Remove AMD Ryzen 5 7600' }).click()
  await expect(page).toHaveURL('/compare?ids=amd-ryzen-7-9800x3d')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Compare AMD Ryzen 5 7600' })).toBeChecked()
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
    if (pathname === '/api/search') searches.push(search)
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
