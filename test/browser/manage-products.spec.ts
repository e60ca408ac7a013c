import { aProduct, api } from '../../functions/test/support/api.ts'
import { anAdmin } from '../../functions/test/support/people.ts'
import { findOnLanding, hold, loseAnswers, rowOf } from '../support/actions.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'
import { fillProduct } from '../support/product-form.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

const eventsOf = async (id: string) => {
  const { body } = await api(`GET /events?subject=products/${id}`, { by: await anAdmin() })
  return body.map(({ type }: { type: string }) => type)
}

test('an edit survives a double click, a lost answer and somebody else’s edit, with what is typed meanwhile [STAFF-1]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load|412/)
  const [product, other] = await Promise.all([
    aProduct({ specs: { kind: 'storage', capacityGb: 2000 } }),
    anAdmin(),
    signIn(page, anAdmin()),
  ])
  await page.goto(`/dashboard/ManageProducts?q=${product._id}`)
  await page.getByRole('link', { name: `Edit ${product.product}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible()
  const name = `Renamed ${crypto.randomUUID()}`
  const description = page.getByLabel('Description')
  await page.getByLabel('Product', { exact: true }).fill(name)
  await page.getByLabel('Capacity').fill('4000')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const url = `**/api/product/${product._id}`
  const stopLosing = await loseAnswers(page, url)
  await save.dblclick()
  await expectToast(page, 'We cannot reach the shop')
  await stopLosing()

  const release = await hold(page, url)
  await save.dblclick()
  await expect(save).toBeDisabled()
  await description.fill('A quieter drive.')
  await page.locator('input[type=file]').setInputFiles(picture)
  release()
  await expectToast(page, 'Product saved')
  await expect(save).toBeEnabled()
  await expect(description).toHaveValue('A quieter drive.')
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()

  const { _id, available_quantity, ...fields } = product
  const specs = { kind: 'storage', capacityGb: 4000 }
  await api(`PUT /product/${_id}`, {
    by: other,
    headers: { 'if-match': '"1"' },
    body: { ...fields, product: name, specs, price: 90, draft: false },
  })
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else has edited this product' })
  await expect(dialog.getByLabel('Mine: A quieter drive.')).toBeChecked()
  await expect(dialog.getByLabel('Theirs: $90.00')).toBeChecked()
  await expectAccessible(page, 'two versions of a product')
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Price')).toHaveValue('90')
  const { body } = await api(`GET /product/${_id}`)
  expect(body).toMatchObject({
    product: name,
    price: 90,
    description: 'A quieter drive.',
    image: expect.stringMatching(/^\/api\/images\//),
    specs,
    revision: 3,
  })
  expect(await eventsOf(_id)).toEqual([...Array(3).fill('product-edited'), 'product-added'])
})

test('a draft is saved, opened by its link, and published [STAFF-3]', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  const name = `Draft card ${crypto.randomUUID()}`
  await signIn(page, anAdmin())
  await page.goto('/dashboard/addProduct')
  await fillProduct(page, { Product: name, Price: '499.99' })
  await page.getByRole('button', { name: 'Save as draft' }).dblclick()
  await expectToast(page, 'Draft saved')

  await page.goto('/dashboard/ManageProducts?state=draft')
  await expect(rowOf(page, name)).toHaveCount(1)
  const edit = page.getByRole('link', { name: `Edit ${name}` })
  const id = (await edit.getAttribute('href'))?.split('/').at(-1)
  await page.goto(`/product/${id}`)
  await expect(page.getByText('This is a draft.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit Product' }).click()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expectToast(page, 'Product saved')
  await expect(page.getByRole('button', { name: 'Save and unpublish' })).toBeVisible()
  await expect(await findOnLanding(page, name)).toContainText('$499.99')
})
