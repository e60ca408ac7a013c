import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { aProduct, api } from '../../functions/test/support/api.ts'
import { anAdmin } from '../../functions/test/support/people.ts'
import { aWorkbook } from '../../web/src/shared/testing/workbook.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

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
  })
  await page.goto('/dashboard/importProducts')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'preise.xlsx', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText('Left out: 1 hidden row of the sheet (7).')).toBeVisible()
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
})
