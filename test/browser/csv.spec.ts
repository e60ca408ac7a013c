import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin, type Person } from '../../functions/test/support/people.ts'
import { admin, customer } from '../support/actions.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

const columns = 'product,type,price,available_quantity,minimum_order,image,description'

async function choose(page: Page, content: string) {
  await page.goto('/dashboard/importProducts')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'drives.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
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
  await choose(page, 'product,type\nDrive,SSD')
  await expect(page.getByRole('alert')).toHaveText(/Missing: price, available_quantity/)

  await choose(page, file)
  await expect(page.getByText('To add: 2. Already in the shop: 0. With problems: 1.')).toBeVisible()
  const problem = page.getByRole('row').filter({ hasText: 'Write dollars above 0' })
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

  await choose(page, file)
  await expect(page.getByText('To add: 0. Already in the shop: 2. With problems: 1.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)

  await page.goto('/dashboard/ManageProducts')
  const exported = await download(page, 'Export CSV')
  expect(exported).toContain(`'=Import ${id} two,SSD,79.99,20,1,`)
  // Other tests change other products at the same time.
  const own = exported.split('\r\n').filter((line, row) => row === 0 || line.includes(id))
  await choose(page, own.join('\r\n'))
  await expect(page.getByText('To add: 0. Already in the shop: 2. With problems: 0.')).toBeVisible()
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
