import { aCustomer } from '../../functions/test/support/people.ts'
import { logIn } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { noise, picture } from '../support/picture.ts'

test('a photo has a preview, and its upload shows its progress [DASH-3]', async ({ page }) => {
  await logIn(page, (await aCustomer('Old Name')).email)
  await page.goto('/dashboard/profileUpdate')
  await page.getByLabel('Name').fill('New Name')
  await page.getByLabel('Number').fill('+1 555 010 99')
  await page.getByLabel('Photo').setInputFiles(picture)
  await expect(page.getByRole('img', { name: 'Preview of pixel.png' })).toBeVisible()
  await page.getByLabel('Photo').setInputFiles(await noise(page))
  await expect(page.getByRole('img', { name: 'Preview of noise.png' })).toBeVisible()

  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await page.getByRole('button', { name: 'Update profile' }).click()
  const bar = page.getByRole('progressbar', { name: 'Uploading noise.png' })
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d$/)
  await expect(page).toHaveURL('/dashboard/myprofile')
  await expect(page.getByRole('img', { name: 'New Name' })).toHaveAttribute('src', /api\/images/)
})

test('a file that is not an image is refused beside the field, and nothing is sent [DASH-3]', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) sent.push(request.url())
  })
  await logIn(page, (await aCustomer()).email)
  await page.goto('/dashboard/profileUpdate')
  const words = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('words') }
  await page.getByLabel('Photo').setInputFiles(words)
  await expect(page.getByText('That file is not a picture we can read')).toBeVisible()
  await page.getByRole('button', { name: 'Update profile' }).click()
  // The form moves the focus after it has checked the file again.
  await expect(page.getByLabel('Number')).toBeFocused()
  await expect(page.getByLabel('Photo')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Remove words.png' }).press('Enter')
  await expect(page.getByText('words.png')).toBeHidden()
  expect(sent).toEqual([])
})
