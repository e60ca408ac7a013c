import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { findOnLanding, rowOf } from '../support/actions.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'
import { fillProduct } from '../support/product-form.ts'
import { openSignedIn, signIn } from '../support/sign-in.ts'
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

test('many prices change as one and are taken back as one, and an open product page shows it [STAFF-12]', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/409/)
  const tag = `Cheaper ${crypto.randomUUID()}`
  const [first, second] = await Promise.all([
    aProduct({ product: `${tag} one`, price: 40 }),
    aProduct({ product: `${tag} two`, price: 50 }),
    signIn(page, anAdmin()),
  ])
  const buyer = await openSignedIn(browser, aCustomer())
  await buyer.goto(`/product/${first._id}`)
  const order = buyer.getByRole('button', { name: 'Confirm order' })
  await expect(order).toBeEnabled()

  await page.goto(`/dashboard/ManageProducts?q=${encodeURIComponent(tag)}`)
  await page.getByLabel(`Select ${second.product}`).check()
  await expect(page.getByRole('link', { name: 'Change 1 price' })).toBeVisible()
  await page.getByLabel(`Select ${second.product}`).uncheck()
  await page.getByRole('link', { name: 'Change 2 prices' }).click()
  await page.getByRole('textbox', { name: 'Percent' }).fill('-10')
  await page.getByLabel('Round to .99').check()
  await page.getByLabel('Name of the change in Activity').fill(tag)
  await page.getByRole('button', { name: 'Show old and new prices' }).click()
  await expect(rowOf(page, first.product)).toContainText(
    `${formatPrice(40)} → ${formatPrice(35.99)}`,
  )
  await expectAccessible(page, 'old and new prices')
  await page.getByRole('button', { name: 'Change 2 prices' }).dblclick()
  await expect(page.getByText('2 of 2 products done: 2 changed.')).toBeVisible()

  await order.click()
  await expect(buyer.getByText(`The price is now ${formatPrice(35.99)}`).first()).toBeVisible()
  await api('POST /products/changes', {
    by: await anAdmin(),
    body: { changes: [{ productId: second._id, revision: 1, set: { price: 48 } }] },
  })

  await page.goto('/dashboard/activity')
  await page.getByRole('link', { name: `Take back ${tag}` }).click()
  await page.getByRole('button', { name: 'Show old and new prices' }).click()
  await expect(rowOf(page, second.product)).toContainText('Something else has changed this price')
  await page.getByRole('button', { name: 'Change 1 price' }).click()
  await page.getByRole('link', { name: 'See it in Activity' }).click()
  await expect(page.getByText(`Taken back: ${tag}`).first()).toBeVisible()
  expect((await api(`GET /product/${first._id}`)).body.price).toBe(40)
  expect((await api(`GET /product/${second._id}`)).body.price).toBe(48)
})
