import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin, type Person } from '../../functions/test/support/people.ts'
import { aWorkbook } from '../../web/src/shared/testing/workbook.ts'
import { admin, customer } from '../support/actions.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

const columns = 'product,type,price,available_quantity,minimum_order,image,description'

async function choose(page: Page, content: string | Uint8Array, name = 'drives.csv') {
  await page.goto('/dashboard/importProducts')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

async function compare(page: Page, content: string | Uint8Array, name?: string) {
  await choose(page, content, name)
  await page.getByRole('button', { name: 'Compare with the shop' }).click()
}

/** Presses the button twice, and returns the one file that this saves. */
async function download(page: Page, name: string | RegExp): Promise<string> {
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name }).dblclick()
  const text = await readFile(await (await saved).path(), 'utf8')
  await expect(page.getByRole('button', { name })).toBeEnabled()
  expect(files).toHaveLength(1)
  return text
}

const namesLike = async (words: string, by: Person) => {
  const { body } = await api(`GET /products?view=admin&q=${words}`, { by })
  return body.map(({ product }: { product: string }) => product).sort()
}

test('a broken file is refused with a reason, another is imported once after a preview, and the export contains its products [STAFF-8]', async ({
  page,
}) => {
  const [person, id] = [await signIn(page, anAdmin()), crypto.randomUUID()]
  const rest = '79.99,20,1,/products/no-picture.svg,A drive that only tests buy.'
  const file = [
    columns,
    `Import ${id} one,SSD,${rest}`,
    `Import ${id} wrong,SSD,free${rest.slice(5)}`,
    `'=Import ${id} two,SSD,${rest}`,
  ].join('\r\n')
  await choose(page, '%PDF-1.7')
  await expect(page.getByRole('alert')).toHaveText(/^This file cannot be read/)

  await compare(page, file)
  const preview = 'To change: 0. To add: 2. Unchanged: 0. With problems: 1.'
  await expect(page.getByText(preview)).toBeVisible()
  const problem = page.getByRole('row').filter({ hasText: 'Enter a price above 0' })
  await expect(problem).toContainText('3')
  await expect(problem).toContainText('free')
  expect(await namesLike(id, person)).toEqual([])
  await expectAccessible(page, 'the preview of an import')

  await page.getByRole('button', { name: 'Import 2 rows' }).dblclick()
  await expect(page.getByText('2 of 2 rows done: 2 added.')).toBeVisible()
  expect(await namesLike(id, person)).toEqual([`=Import ${id} two`, `Import ${id} one`])
  const rejected = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 1 row with problems' }).click()
  const text = await readFile(await (await rejected).path(), 'utf8')
  expect(text).toContain(`Import ${id} wrong,SSD,free,`)
  expect(text).toContain('like 129.99')

  await compare(page, file)
  await expect(page.getByText('To add: 0. Unchanged: 2. With problems: 1.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)

  await page.goto('/dashboard/ManageProducts')
  const exported = await download(page, 'Export CSV')
  expect(exported).toContain(`'=Import ${id} two,SSD,79.99,20,1,`)
  // Other tests change other products at the same time.
  const own = exported.split('\r\n').filter((line, row) => row === 0 || line.includes(id))
  await compare(page, own.join('\r\n'))
  await expect(page.getByText('To add: 0. Unchanged: 2. With problems: 0.')).toBeVisible()
})

test('an Excel price list with German numbers, own headings and a hidden row changes what is chosen, once [IMPORT-1, IMPORT-2]', async ({
  page,
}) => {
  const [person, id] = [await signIn(page, anAdmin()), crypto.randomUUID()]
  const number = (n: number) => `${id.slice(0, 8)}-${n}`
  const products = await Promise.all(
    [1, 2, 3].map((n) =>
      aProduct({
        product: `Import ${id} ${n}`,
        partNumbers: [number(n)],
        price: 100,
        available_quantity: 5,
      }),
    ),
  )
  const file = await aWorkbook({
    Hinweise: [['Preise in Euro']],
    Preisliste: {
      hiddenRows: [7],
      rows: [
        ['Preisliste, gültig ab 2027'],
        ['Art.-Nr.', 'Bezeichnung', 'VK-Preis (EUR)', 'Lagerbestand', 'Lieferzeit'],
        [number(1).toUpperCase(), 'Import list', '1.199,50 €', 12, '2 Tage'],
        [number(2).replaceAll('-', ' '), 'Import list', '89,90', 5, '2 Tage'],
        [number(3), 'Import list', '100,00', 5, '2 Tage'],
        ['unknown', 'New', '9,90', { formula: 'A1*2' }, '2 Tage'],
        ['hidden', 'Old', '9,90', 1, '2 Tage'],
      ],
    },
    Alt: { hidden: true, rows: [['Art.-Nr.'], ['1']] },
  })
  await choose(page, file, 'preise.xlsx')
  const sheets = page.getByRole('combobox', { name: 'Sheet', exact: true })
  await expect(sheets).toHaveValue('Preisliste')
  await expect(page.getByText('Left out: 1 hidden row of the sheet (7).')).toBeVisible()
  await sheets.selectOption('Alt: 2 rows, hidden')
  await expect(page.getByText('Left out')).toHaveCount(0)
  await sheets.selectOption('Hinweise: 1 row')
  await expect(page.getByRole('alert')).toHaveText(/^The file has no rows/)
  await sheets.selectOption('Preisliste: 6 rows')
  await page.getByRole('button', { name: 'Compare with the shop' }).click()
  const status = 'To change: 2. To add: 0. Unchanged: 1. With problems: 1.'
  await expect(page.getByText(status)).toBeVisible()
  const row = page.getByRole('table', { name: 'Rows to change' }).getByRole('row')
  await expect(row.nth(1)).toContainText(
    `Price: ${formatPrice(100)} → ${formatPrice(1199.5)}Available quantity: 5 → 12`,
  )
  await expect(row.nth(2)).toContainText(`Price: ${formatPrice(100)} → ${formatPrice(89.9)}`)
  await expect(page.getByLabel('Product (3)')).not.toBeChecked()
  await expectAccessible(page, 'the preview of a price list')
  await page.getByRole('button', { name: 'Import 2 rows' }).dblclick()
  await expect(page.getByText('2 of 2 rows done: 2 changed.')).toBeVisible()
  const { body } = await api(`GET /products?view=admin&q=${id}`, { by: person })
  const [one] = products
  expect(body.find(({ _id }: { _id: string }) => _id === one?._id)).toMatchObject({
    product: `Import ${id} 1`,
    price: 1199.5,
    available_quantity: 12,
  })
  await page.goto(`/dashboard/ManageProducts?q=${id}`)
  await expect(page.getByRole('row').filter({ hasText: formatPrice(89.9) })).toBeVisible()

  await compare(page, file, 'preise.xlsx')
  await expect(page.getByText('To change: 0. To add: 0. Unchanged: 3.')).toBeVisible()
})

test('the orders of a search and all users are exported [STAFF-8]', async ({ page }) => {
  const [person, alice, bea, product] = await Promise.all([
    signIn(page, anAdmin()),
    aCustomer(),
    aCustomer(),
    aProduct(),
  ])
  const [mine, other] = [await anOrder(alice, product), await anOrder(bea, product)]
  await page.goto(`/dashboard/manageOrder?email=${encodeURIComponent(alice.email)}`)
  const orders = await download(page, 'Export CSV')
  expect(orders).toContain(mine)
  expect(orders).not.toContain(other)
  await page.goto('/dashboard/makeAdmin')
  const users = await download(page, 'Export CSV')
  for (const email of [person.email, admin, customer]) expect(users).toContain(email)
})
