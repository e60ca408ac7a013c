import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { aProduct, api } from '../../functions/test/support/api.ts'
import { anAdmin } from '../../functions/test/support/people.ts'
import { findOnLanding, rowOf } from '../support/actions.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'
import { fillProduct } from '../support/product-form.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('an edit with a new picture survives a double click and somebody else’s edit [STAFF-1]', async ({
  page,
  problems,
}) => {
  problems.expect(/412/)
  const specs = { kind: 'storage' as const, capacityGb: 2000 }
  const [product, other] = await Promise.all([
    aProduct({ specs }),
    anAdmin(),
    signIn(page, anAdmin()),
  ])
  await page.goto(`/dashboard/ManageProducts?q=${product._id}`)
  await page.getByRole('link', { name: `Edit ${product.product}` }).click()
  await page.getByLabel('Description').fill('A quieter drive.')
  await page.getByLabel('Capacity').fill('4000')
  await page.locator('input[type=file]').first().setInputFiles(picture)

  const { _id, available_quantity, ...fields } = product
  await api(`PUT /product/${_id}`, {
    by: other,
    headers: { 'if-match': '"0"' },
    body: { ...fields, price: 90, draft: false },
  })
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Somebody else has edited this product' })
  await expect(dialog.getByLabel('Mine: A quieter drive.')).toBeChecked()
  await expect(dialog.getByLabel(`Theirs: ${formatPrice(90)}`)).toBeChecked()
  await expectAccessible(page, 'two versions of a product')
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Price')).toHaveValue('90')
  const { body } = await api(`GET /product/${_id}`)
  expect(body).toMatchObject({
    price: 90,
    description: 'A quieter drive.',
    image: expect.stringMatching(/^\/api\/images\//),
    specs: { ...specs, capacityGb: 4000 },
    revision: 2,
  })
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
  await expect(page.getByRole('main').getByRole('link', { name: `Edit ${name}` })).toBeVisible()

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
  await expect(await findOnLanding(page, name)).toContainText(formatPrice(499.99))
})
