import { expect, type Locator, type Page, test } from '@playwright/test'
import { productStore } from '../../functions/src/products/product-store.ts'
import { aProduct } from '../../functions/test/support/api.ts'
import { db, tester } from '../../functions/test/support/people.ts'
import { customer, logIn, password, rowOf } from '../support/actions.ts'

const phone = { width: 360, height: 740 }

async function choose(page: Page, place: string, name: string) {
  await page.getByRole('button', { name: place }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}

test('a visitor builds a whole computer on a phone [FIT-1]', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/build')
  await choose(page, 'Choose a processor', 'AMD Ryzen 7 9800X3D')
  await choose(page, 'Choose a motherboard', 'MSI MAG B650 Tomahawk WiFi')
  await choose(page, 'Choose memory', 'Corsair Vengeance 32GB')
  await choose(page, 'Choose a graphics card', 'ASUS TUF Gaming GeForce RTX 5080')
  await choose(page, 'Choose a drive', 'Samsung 990 Pro 2TB')
  await choose(page, 'Choose a power supply', 'Corsair RM850x')
  await choose(page, 'Choose a case', 'Fractal Design North')
  await choose(page, 'Choose a cooler', 'Noctua NH-D15')
  const build = page.getByRole('complementary', { name: 'Your build' })
  await expect(build.getByText('$2,553.89')).toBeVisible()
  await expect(build.getByText('of 850 W')).toBeVisible()
  await build.getByText('Graphics card', { exact: true }).click()
  await expect(build.getByText('348 mm card, 355 mm of room, 7 mm left').first()).toBeVisible()

  await page.reload()
  await expect(build.getByText('$2,553.89')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Noctua NH-D15' })).toBeVisible()
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a visitor builds a whole computer in few presses, logs in and orders it [FIT-1]', async ({
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
      'Choose a graphics card': 'Sapphire Pulse Radeon RX 9070 XT 16GB',
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
    await tap(page.getByRole('link', { name: 'Log in to order' }))
    await tap(page.getByLabel('Email'))
    await page.getByLabel('Email').fill(customer)
    await tap(page.getByLabel('Password'))
    await page.getByLabel('Password').fill(password)
    await tap(page.getByRole('button', { name: 'Login', exact: true }))
    await tap(page.getByRole('button', { name: 'Order this build' }))
    await expect(page).toHaveURL('/dashboard/myorder')
    for (const name of Object.values(parts)) {
      await expect(rowOf(page, name).first()).toBeVisible()
    }
    // Two for each part, four to log in, one to order.
    expect(presses).toBe(8 * 2 + 4 + 1)
  })
})

test('each list shows first what fits, and says why the rest does not [FIT-1]', async ({
  page,
}) => {
  await page.goto('/build?parts=amd-ryzen-5-7600')
  await page.getByRole('button', { name: 'Choose a motherboard' }).click()
  const dialog = page.getByRole('dialog')
  const unfit = dialog.getByRole('region', { name: 'Does not fit' })
  await expect(unfit.getByRole('button', { name: 'ASRock B550M Pro4' })).toContainText(
    'Does not fit: AM5 processor, AM4 board',
  )
  const names = await dialog
    .getByRole('region')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')))
  expect(names.at(-1)).toBe('Does not fit')
  expect(names.length).toBeGreaterThan(1)
})

test('a part below its minimum order is repaired by one press, and the rest is spare [FIT-1]', async ({
  page,
}) => {
  await page.goto('/build?parts=amd-ryzen-5-7600')
  await expect(page.getByText('please order Minimum 2 piece')).toBeVisible()
  await page.getByRole('button', { name: 'Order 2: AMD Ryzen 5 7600' }).click()
  await expect(page.getByText('please order Minimum 2 piece')).toBeHidden()
  await expect(page.getByRole('link', { name: 'AMD Ryzen 5 7600' })).toBeFocused()
  await expect(
    page.getByRole('complementary').getByText('Processor: 2 chosen, a computer has 1').first(),
  ).toBeVisible()
  await expect(page).toHaveURL('/build?parts=amd-ryzen-5-7600*2')
})

test('a build is put together with the keyboard alone [FIT-1]', async ({ page }) => {
  await page.goto('/build')
  const trigger = page.getByRole('button', { name: 'Choose a processor' })
  await trigger.focus()
  await page.keyboard.press('Enter')
  const option = page.getByRole('dialog').getByRole('button', { name: 'AMD Ryzen 5 7600' })
  await option.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change the processor' })).toBeFocused()
  await expect(page).toHaveURL('/build?parts=amd-ryzen-5-7600')
})

test('a product that is gone is named and can be removed [FIT-1]', async ({ page }) => {
  const drive = await aProduct({ specs: { kind: 'storage', form: 'M.2 2280' } })
  await productStore(db).remove(drive._id, tester)
  // A catalog that was read between the two writes has the drive for some seconds.
  const gone = async () => {
    await page.goto(`/build?parts=${drive._id},amd-ryzen-5-7600&utm_source=x`)
    await expect(page.getByText('Total')).toBeVisible()
    return page.getByText(`${drive._id} is not in the shop any more.`).count()
  }
  await expect.poll(gone).toBe(1)
  await page.getByRole('button', { name: `Remove ${drive._id}` }).click()
  await expect(page).toHaveURL('/build?parts=amd-ryzen-5-7600')
})

test('the product page says whether a part fits the build, and adds it [FIT-4]', async ({
  page,
}) => {
  await page.goto('/build')
  await choose(page, 'Choose a processor', 'AMD Ryzen 5 7600')
  await logIn(page, customer)
  await page.goto('/product/asrock-b550m-pro4')
  const build = page.getByRole('region', { name: 'Your build' })
  await expect(build).toContainText('Does not fit: AM5 processor, AM4 board')
  await build.getByRole('button', { name: 'Add to build' }).click()
  await build.getByRole('link', { name: 'See your build' }).click()
  await expect(page).toHaveURL('/build?parts=amd-ryzen-5-7600,asrock-b550m-pro4')
  await expect(page.getByText('1 thing does not fit')).toBeVisible()
})

test('a product page starts a build without loading the catalog [FIT-4]', async ({ page }) => {
  const catalogs: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/catalog')) catalogs.push(request.url())
  })
  await logIn(page, customer)
  // The landing page may still load the catalog until it is left.
  page.once('framenavigated', () => {
    catalogs.length = 0
  })
  await page.goto('/product/amd-ryzen-5-7600')
  const build = page.getByRole('region', { name: 'Your build' })
  await expect(build).toContainText('Start a computer with this part.')
  expect(catalogs).toEqual([])
  await build.getByRole('button', { name: 'Add to build' }).click()
  await expect(build.getByRole('button', { name: 'Remove from build' })).toBeFocused()
  await expect(build.getByRole('link', { name: 'See your build' })).toHaveAttribute(
    'href',
    '/build?parts=amd-ryzen-5-7600',
  )
  await expect.poll(() => catalogs.length).toBeGreaterThan(0)
})

test('a product page requests the products and the catalog once, also when they are in the browser’s cache', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(products|catalog)$/.test(pathname)) requests.push(pathname)
  })
  await logIn(page, customer)
  await page.addInitScript(() => localStorage.setItem('build', '?parts=amd-ryzen-5-7600'))
  for (let visits = 0; visits < 3; visits += 1) {
    page.once('framenavigated', () => {
      requests.length = 0
    })
    await page.goto('/product/asrock-b550m-pro4')
    await expect(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
    await expect(page.getByText('Does not fit: AM5 processor, AM4 board')).toBeVisible()
    expect(requests.sort()).toEqual(['/api/catalog', '/api/products'])
  }
})

test('one press orders the whole build [FIT-3]', async ({ page }) => {
  const card = await aProduct({ specs: { kind: 'graphics-card', lengthMm: 300 } })
  const tower = await aProduct({ specs: { kind: 'case', gpuMaxMm: 355 } })
  await logIn(page, customer)
  // A cached catalog may lack new products for some seconds.
  const gone = async () => {
    await page.goto(`/build?parts=${card._id},${tower._id}`)
    await expect(page.getByText('Total')).toBeVisible()
    return page.getByText('is not in the shop any more').count()
  }
  await expect.poll(gone).toBe(0)
  await page.getByRole('button', { name: 'Order this build' }).click()
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(rowOf(page, card.product)).toBeVisible()
  await expect(rowOf(page, tower.product)).toBeVisible()
})
