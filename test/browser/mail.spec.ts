import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { openSignedIn, signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('an admin reads a mail of the outbox and follows its link [MAIL-1, MAIL-2]', async ({
  page,
  problems,
}) => {
  // Axe cannot run in the frame of a mail.
  problems.expect(/^Blocked script execution in 'about:srcdoc'/)
  const [buyer, product] = await Promise.all([
    aCustomer(),
    aProduct({ product: 'Drive <b onclick="alert(1)">&amp; "bold"' }),
    signIn(page, anAdmin()),
  ])
  await anOrder(buyer, product, 2)
  await page.goto('/dashboard/outbox')
  await page.getByLabel('Recipient’s email').fill(buyer.email)
  await page.getByRole('button', { name: 'Find' }).click()
  const mails = page.getByRole('table', { name: 'Mails' })
  await expect(mails.getByRole('row')).toHaveCount(2)
  await mails.getByRole('button', { name: 'Read' }).click()
  const mail = page.getByRole('dialog').frameLocator('iframe')
  await expect(mail.getByRole('cell', { name: product.product })).toBeVisible()
  await expectAccessible(page, 'a mail')
  const opened = page.waitForEvent('popup')
  await mail.getByRole('link', { name: 'See your order' }).click()
  await expect(await opened).toHaveURL(/\/dashboard\/order\/\w{8}$/)
})

test('a customer asks for a mail about a sold-out product, and gets it when it is back, unless it is back at once [CAT-9, MAIL-3]', async ({
  page,
  problems,
}) => {
  problems.expect(/409/)
  const [alice, buyer, product, returned] = await Promise.all([
    signIn(page, aCustomer()),
    aCustomer(),
    aProduct({ available_quantity: 5, minimum_order: 5 }),
    aProduct({ available_quantity: 5, minimum_order: 5 }),
  ])
  const [order, other] = [await anOrder(buyer, product, 5), await anOrder(buyer, returned, 5)]
  await page.goto(`/product/${product._id}`)
  const offer = page.getByRole('button', { name: 'Tell me when it is back' })
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  await expect(page.getByText(/sold out/i)).toBeVisible()
  await offer.dblclick()
  await expect(page.getByText(`one mail to ${alice.email}`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Do not tell me' })).toBeVisible()
  await api(`DELETE /myorder/${order}`, { by: buyer })
  const { body } = await api(`GET /mail?to=${alice.email}`, { by: await anAdmin() })
  expect(body.map(({ kind }: { kind: string }) => kind)).toEqual(['back-in-stock'])
  await page.reload()
  await expect(confirm).toBeEnabled()
  await expect(page.getByRole('button', { name: /tell me/i })).toHaveCount(0)

  await page.goto(`/product/${returned._id}`)
  await expect(offer).toBeEnabled()
  await api(`DELETE /myorder/${other}`, { by: buyer })
  await offer.click()
  await expectToast(page, 'This product is in stock. You can order it now.')
  await expect(confirm).toBeEnabled()
})

test('a visitor subscribes by the link of a mail, is in the list and the CSV of the staff, and unsubscribes [REACH-5]', async ({
  page,
  browser,
}) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/')
  await page.getByPlaceholder('Your email address').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('We have sent you a mail.')).toBeVisible()

  const by = await anAdmin()
  const { body } = await api(`GET /mail?to=${email}`, { by })
  const link = /\/api\/newsletter\/\w+/.exec(body[0].message.text)?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Get the newsletter' }).click()
  await expect(page.getByRole('heading', { name: 'You get our newsletter' })).toBeVisible()

  const admin = await openSignedIn(browser, by)
  await admin.goto('/dashboard/newsletter')
  await expect(admin.getByText(email)).toBeVisible()
  const download = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  const line = csv.split('\n').find((row) => row.includes(email))
  expect(line).toContain(`${link}/unsubscribe`)
  await page.goto(`${link}/unsubscribe`)
  await page.getByRole('button', { name: 'Stop the newsletter' }).click()
  await expect(page.getByRole('heading', { name: 'No more newsletter' })).toBeVisible()
  await admin.reload()
  await expect(admin.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await expect(admin.getByText(email)).toBeHidden()
})
