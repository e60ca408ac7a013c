import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { expect, test } from '../support/browser.ts'
import { openSignedIn, signIn } from '../support/sign-in.ts'

test('an admin reads a mail of the outbox and follows its link [MAIL-1, MAIL-2]', async ({
  page,
  problems,
}) => {
  // The mail has no script: the browser reports those that the test adds to each frame.
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
  const opened = page.waitForEvent('popup')
  await mail.getByRole('link', { name: 'See your order' }).click()
  await expect(await opened).toHaveURL(/\/dashboard\/order\/\w{8}$/)
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
