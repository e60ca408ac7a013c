import { aProduct, api } from '../../functions/test/support/api.ts'
import { anAdmin } from '../../functions/test/support/people.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { fillProduct } from '../support/product-form.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('a socket of 2027 goes from the form to a facet, and fits boards of this socket only [SPEC-1]', async ({
  page,
}) => {
  const word = `q${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}zz`
  const admin = await signIn(page, anAdmin())
  await page.goto('/dashboard/addProduct')
  await fillProduct(page, { Product: `Processor ${word}`, Type: 'Processor' })
  await page.getByRole('combobox', { name: 'Specifications' }).selectOption('Processor')
  const socket = page.getByRole('combobox', { name: 'Socket' })
  const suggestions = await socket.evaluate((input: HTMLInputElement) =>
    [...(input.list?.options ?? [])].map(({ value }) => value),
  )
  expect(suggestions).toContain('AM5')
  await socket.fill('lga 1954')
  await page.getByRole('combobox', { name: 'Memory' }).fill('ddr6, DDR5,')
  await page.keyboard.press('Tab')
  await expect(socket).toHaveValue('LGA1954')
  await expect(page.getByRole('combobox', { name: 'Memory' })).toHaveValue('DDR6, DDR5')
  await expectAccessible(page, 'the form with new values')
  const added = page.waitForResponse('**/api/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expectToast(page, 'Product added successful')
  const cpu = (await (await added).json()).insertedId

  const board = async (typed: string) => {
    const specs = { kind: 'motherboard', socket: typed }
    const { _id, ...body } = { ...(await aProduct()), type: 'Motherboard', specs }
    const product = `Board ${word} ${typed}`
    const answer = await api('POST /products', { by: admin, body: { ...body, product } })
    return answer.body.insertedId
  }
  const [same, other] = [await board('lga 1954'), await board('AM5')]
  const found = await api(`GET /search?q=${word}&kind=processor`)
  expect(found.body.facets.specs).toContainEqual({
    key: 'socket',
    label: 'Socket',
    values: expect.arrayContaining([{ value: 'LGA1954', label: 'LGA1954', count: 1 }]),
  })
  const boards = await api(`GET /search?q=${word}&kind=motherboard&socket=LGA1954&fits=${cpu}`)
  expect(boards.body.products).toMatchObject([{ _id: same }])

  const verdict = page.getByRole('complementary', { name: 'Your build' })
  await page.goto(`/build?parts=${cpu},${same}`)
  await verdict.getByText('Processor socket').click()
  await expect(verdict.getByText('LGA1954 processor, LGA1954 board').first()).toBeVisible()
  await page.goto(`/build?parts=${cpu},${other}`)
  await expect(verdict.getByText('LGA1954 processor, AM5 board').first()).toBeVisible()
  await expect(verdict.getByText('1 thing does not fit')).toBeVisible()
})
