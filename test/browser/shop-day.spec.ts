import type { Page } from '@playwright/test'
import { salesRollups } from '../../functions/src/overview/sales-rollups.ts'
import { anOrder, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin, db, type Person } from '../../functions/test/support/people.ts'
import { navigation, password, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { type InputDevice, keyboard } from '../support/input-device.ts'
import { expectToast } from '../support/toasts.ts'

const rows = '[STAFF-1, STAFF-2, STAFF-5, STAFF-6, STAFF-7, STAFF-8, STAFF-9, STAFF-10, MAIL-1]'

test.beforeEach(({ problems }) =>
  // Playwright looks into the frame of a mail.
  problems.expect(/^Blocked script execution in 'about:srcdoc'/),
)

test(`a day of the shop is run with the keyboard in a window as narrow as a phone ${rows}`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await runShopDay(page, keyboard(page))
})

interface Day {
  page: Page
  device: InputDevice
  admin: Person
  /** The first words of the names of the day's products. */
  prefix: string
}

async function runShopDay(page: Page, device: InputDevice): Promise<void> {
  const [admin, alice, bea] = await Promise.all([anAdmin(), aCustomer(), aCustomer('Bea Buyer')])
  const prefix = `Day ${crypto.randomUUID().slice(0, 8)}`
  const day: Day = { page, device, admin, prefix }
  await page.addInitScript(() => Object.assign(window, { print: () => {} }))
  await page.goto('/dashboard')
  await device.write(page.getByLabel('Email'), admin.email)
  await device.write(page.getByLabel('Password'), password)
  await device.press(page.getByRole('button', { name: 'Login', exact: true }))
  await test.step('import 200 products', () => importProducts(day))
  await test.step('correct three', () => correctThree(day))
  await test.step('restock', () => restock(day))
  const cancelled = await test.step('ten orders come in', () => placeOrders(day, alice, bea))
  await test.step('find one by its customer', () => findOrder(day, alice))
  await test.step('deliver eight, of which one is cancelled meanwhile', () =>
    deliverEight(day, bea, () => api(`DELETE /myorder/${cancelled}`, { by: bea })))
  await test.step('see the day in the overview', () => seeOverview(day))
  await test.step('see every step in the activity', () => seeActivity(day, bea))
  await test.step('read the mails', () => readMails(day, bea))
}

/** With a letter that no prefix has, so that a search for it finds one product. */
const number = (place: number) => `n${String(place).padStart(3, '0')}`

async function importProducts({ page, device, prefix }: Day) {
  const lines = Array.from({ length: 200 }, (_, place) =>
    // The last one is the best seller, whatever other tests sell.
    [
      `${prefix} drive ${number(place + 1)}`,
      'SDD',
      place === 199 ? bestPrice : 79.99,
      place === 3 ? 2 : 20,
      1,
      '/products/no-picture.svg',
      'A drive that only tests buy.',
    ].join(),
  )
  const header = 'product,type,price,available_quantity,minimum_order,image,description'
  const buffer = Buffer.from([header, ...lines].join('\r\n'))
  await device.openEntry('Manage Products')
  await device.press(page.getByRole('link', { name: 'Import CSV' }))
  const chooser = page.waitForEvent('filechooser')
  await device.press(page.getByLabel('Choose a file'))
  await (await chooser).setFiles({ name: 'drives.csv', mimeType: 'text/csv', buffer })
  await device.press(page.getByRole('button', { name: 'Import 200 rows' }))
  await expect(page.getByText('200 of 200 rows done: 200 added.')).toBeVisible()
}

const bestPrice = 400_000_000 - Math.round(Math.random() * 1_000_000)

async function findProduct({ page, device, prefix }: Day, place: number): Promise<string> {
  const name = `${prefix} drive ${number(place)}`
  await device.openEntry('Manage Products')
  // Without the words of an earlier search.
  await expect(page.getByLabel('Name')).toHaveValue('')
  await device.write(page.getByLabel('Name'), name)
  await device.press(page.getByRole('button', { name: 'Find' }))
  await expect(page.getByRole('tab', { name: 'All (1)' })).toBeVisible()
  await expect(rowOf(page, name)).toHaveCount(1)
  return name
}

async function correctThree(day: Day) {
  const { page, device } = day
  const corrections = [
    { label: 'Price', text: '74.99', shown: '$74.99' },
    { label: 'Type', text: 'Graphic card', shown: 'Graphic card' },
    { label: 'Minimum order', text: '2', shown: '$79.99' },
  ]
  for (const [place, { label, text, shown }] of corrections.entries()) {
    const name = await findProduct(day, place + 1)
    await device.press(page.getByRole('link', { name: `Edit ${name}` }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Product')
    await device.write(page.getByLabel(label, { exact: true }), text)
    // The toast of an earlier correction counts too.
    const saved = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && response.url().includes('/api/product/'),
    )
    await device.press(page.getByRole('button', { name: 'Save', exact: true }))
    expect((await saved).status()).toBe(200)
    await expectToast(page, 'Product saved')
    await page.goBack()
    await expect(rowOf(page, name)).toContainText(shown)
  }
}

async function restock(day: Day) {
  const { page, device } = day
  const name = await findProduct(day, 4)
  await device.press(page.getByRole('button', { name: `Correct stock: ${name}` }))
  const dialog = page.getByRole('dialog')
  await device.write(dialog.getByLabel('Pieces added or removed'), '40')
  await expect(dialog.getByRole('status')).toHaveText('2 in stock, 42 after this')
  await device.press(dialog.getByRole('button', { name: 'Correct stock' }))
  await expect(rowOf(page, name).getByRole('cell').nth(2)).toHaveText('42')
}

/** Alice orders once and Bea nine times. Returns the order that Bea will cancel. */
async function placeOrders({ admin, prefix }: Day, alice: Person, bea: Person): Promise<string> {
  const { body } = await api(`GET /products?view=admin&q=${encodeURIComponent(prefix)}`, {
    by: admin,
  })
  const named = (place: number) =>
    body.find(({ product }: { product: string }) => product.endsWith(number(place)))
  // One after the other: the Functions emulator starts a process for each concurrent request.
  await anOrder(alice, named(9))
  for (const place of [1, 2, 3, 4, 5, 6, 8, 200]) await anOrder(bea, named(place), 2)
  return anOrder(bea, named(7), 2)
}

async function findOrder({ page, device, prefix }: Day, { email }: Person) {
  await device.openEntry('Manage Order')
  await findByBuyer(page, device, email)
  const orders = page.getByRole('table', { name: 'All orders' })
  await expect(orders.getByRole('row')).toHaveCount(2)
  await device.press(orders.getByRole('link', { name: `${prefix} drive ${number(9)}` }))
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(email)
  await page.goBack()
  await expect(orders.getByRole('row')).toHaveCount(2)
}

async function findByBuyer(page: Page, device: InputDevice, email: string) {
  await device.write(page.getByLabel('Buyer’s name, email or order id'), email)
  await device.press(page.getByRole('button', { name: 'Find' }))
}

async function deliverEight(
  { page, device, prefix }: Day,
  { email }: Person,
  cancel: () => unknown,
) {
  await findByBuyer(page, device, email)
  const orders = page.getByRole('table', { name: 'All orders' })
  await expect(orders.getByRole('row')).toHaveCount(10)
  const bar = page.getByRole('group', { name: 'Selected orders' })
  await device.press(bar.getByRole('checkbox', { name: 'Select all orders' }))
  await device.press(page.getByRole('checkbox', { name: `Select ${prefix} drive ${number(8)}` }))
  await expect(bar).toContainText('8 selected')

  await device.press(bar.getByRole('button', { name: 'Packing slips' }))
  await page.emulateMedia({ media: 'print' })
  const slip = page.getByRole('region', { name: `Packing slip of Bea Buyer, ${email}` })
  await expect(slip.getByRole('row')).toHaveCount(9)
  await expect(slip).toContainText(`${prefix} drive ${number(200)}`)
  await expect(slip).toContainText('To Bea Buyer')
  await expect(navigation(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await cancel()
  await device.press(bar.getByRole('button', { name: 'Deliver 8' }))
  await device.press(page.getByRole('dialog').getByRole('button', { name: 'Deliver' }))
  await expectToast(page, '7 orders delivered')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Cancelled or deleted meanwhile' }),
  ).toBeVisible()
  await expect(orders.getByText('Product was delivered')).toHaveCount(7)
  await expect(orders.getByRole('button', { name: 'Delivery' })).toHaveCount(1)
}

async function seeOverview({ page, device, prefix }: Day) {
  // A request folds no event of the last minute, and reads only some of those.
  await salesRollups(db, 0).fold()
  await device.openEntry('Overview')
  await device.press(page.getByRole('button', { name: '7 days' }))
  await device.press(page.getByRole('button', { name: 'Show table: Top products' }))
  const best = rowOf(page, `${prefix} drive ${number(200)}`)
  await expect(best.getByRole('cell').last()).toHaveText('2')
  const revenue = (2 * bestPrice).toLocaleString('en', { style: 'currency', currency: 'USD' })
  await expect(best).toContainText(revenue)
}

async function seeActivity({ page, device, admin, prefix }: Day, bea: Person) {
  await device.openEntry('Activity')
  const events = page.getByRole('table', { name: 'Activity' }).getByRole('row')
  for (const [person, counts] of [
    // The 200 additions are the oldest: the first hundred events have the last 89 of them.
    [admin, { Delivered: 7, 'Corrected the stock of': 1, 'Edited the product': 3, Added: 89 }],
    [bea, { [`Ordered 2 × ${prefix}`]: 9, 'Cancelled the order of': 1 }],
  ] as const) {
    await device.write(page.getByLabel('Person’s email'), person.email)
    await device.press(page.getByRole('button', { name: 'Find' }))
    for (const [words, count] of Object.entries(counts)) {
      await expect(events.filter({ hasText: words })).toHaveCount(count)
    }
  }
}

async function readMails({ page, device }: Day, { email }: Person) {
  await device.openEntry('Outbox')
  await device.write(page.getByLabel('Recipient’s email'), email)
  await device.press(page.getByRole('button', { name: 'Find' }))
  const mails = page.getByRole('table', { name: 'Mails' }).getByRole('row')
  for (const [words, count] of [
    ['Your order is booked', 9],
    ['Your order is cancelled', 1],
    ['Your order is delivered', 7],
  ] as const) {
    await expect(mails.filter({ hasText: words })).toHaveCount(count)
  }
  const cancellation = mails.filter({ hasText: 'Your order is cancelled' })
  await device.press(cancellation.getByRole('button', { name: 'Read' }))
  const mail = page.getByRole('dialog').frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Your order is cancelled' })).toBeVisible()
}
