import * as shop from '@tech-house/shop'
import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { expect, test } from '../support/browser.ts'
import { openSignedIn, signIn } from '../support/sign-in.ts'

test('a buyer writes about a purchase, staff find it as unanswered, write a note and answer [PURCH-5]', async ({
  page,
  browser,
}) => {
  const [buyer, product, staff] = await Promise.all([
    signIn(page, aCustomer('Berta Buyer')),
    aProduct(),
    openSignedIn(browser, anAdmin()),
  ])
  const order = await anOrder(buyer, product)
  await page.goto(`/dashboard/order/${order}`)
  const question = 'When does it come?\nPlease ring twice.'
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill(question)
  await page.reload()
  await expect(field).toHaveValue(question)
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('log')).toHaveText(
    /^You, .*When does it come\?\nPlease ring twice\.$/,
  )

  await staff.goto('/dashboard/manageOrder')
  await staff.getByRole('link', { name: /^unanswered \(\d+\+?\)$/ }).click()
  const row = staff.getByRole('listitem').filter({ hasText: 'Berta Buyer' })
  await row.getByRole('link').first().click()
  const [messages, notes] = [staff.getByRole('log').first(), staff.getByRole('log').last()]
  await expect(messages).toContainText(`${buyer.email}, `)
  await staff.getByRole('textbox', { name: 'Note' }).fill('Calls often.')
  await staff.getByRole('button', { name: 'Send' }).last().click()
  await expect(notes).toContainText('Calls often.')
  await staff.getByRole('textbox', { name: 'Message' }).fill('On Friday.')
  await staff.getByRole('button', { name: 'Send' }).first().click()
  await expect(messages).toContainText('On Friday.')
  await expect(staff.getByRole('button', { name: 'No answer needed' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('log')).toContainText(`${shop.name}, `)
  await expect(page.getByRole('log')).toContainText(/On Friday\.$/)
  await expect(page.getByText('Calls often.')).toHaveCount(0)
})
