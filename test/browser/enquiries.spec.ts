import { randomUUID } from 'node:crypto'
import { db } from '../../functions/test/support/people.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { expectNothingLost } from '../support/reflow.ts'

const phone = { width: 360, height: 740 }

const storedOf = async (email: string) =>
  (await db.collection('enquiries').where('email', '==', email).get()).docs.map((doc) => doc.data())

test('on a phone and without an account, a visitor withdraws from some products by the link of the footer; Back and a reload keep each step [REACH-2]', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const email = `${randomUUID()}@example.com`
  await page.goto('/blogs')
  const service = page.getByRole('navigation', { name: 'Service' })
  await service.getByRole('link', { name: 'Withdraw from a purchase' }).click()
  const form = page.getByRole('heading', { level: 1, name: 'Withdraw from a purchase' })
  await expect(form).toBeVisible()
  await page.getByLabel('Name').fill('Vera Visitor')
  await page.getByLabel('Purchase number').fill('#2345 6789')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Products').fill('A drive\n3 × A cable')
  await expectNothingLost(page, 'the form')
  await expectAccessible(page, 'the form')
  await page.getByRole('button', { name: 'Continue' }).dblclick()

  const check = page.getByRole('heading', { level: 1, name: 'Check your withdrawal' })
  await expect(check).toBeFocused()
  await page.goBack()
  await expect(form).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Products')).toHaveValue('A drive\n3 × A cable')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.reload()
  await expect(page.getByText('1 piece of A drive, 3 pieces of A cable')).toBeVisible()
  await expect(page.getByText('2345-6789')).toBeVisible()
  await expectNothingLost(page, 'the second step')
  await expectAccessible(page, 'the second step')
  await page.getByRole('button', { name: 'Confirm withdrawal' }).dblclick()

  await expect(page.getByRole('heading', { name: 'We have your withdrawal' })).toBeFocused()
  await expect(page.getByText(`We have sent a receipt to ${email}.`)).toBeVisible()
  await expectAccessible(page, 'the receipt')
  expect(await storedOf(email)).toMatchObject([
    { goods: [{ product: 'A drive' }, { product: 'A cable', pieces: 3 }] },
  ])
})
