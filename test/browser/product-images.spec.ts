import type { Locator, Page } from '@playwright/test'
import { aProduct, api } from '../../functions/test/support/api.ts'
import { aPng } from '../../functions/test/support/images.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('the pictures of a product are shown by the keyboard and by a swipe [ITEM-1]', async ({
    page,
  }) => {
    const images = ['/desk.svg', '/logo.svg']
    const [{ _id, product }] = await Promise.all([aProduct({ images }), signIn(page, aCustomer())])
    await page.goto(`/product/${_id}`)
    const radio = (index: number) =>
      page.getByRole('radio', { name: `Picture ${index} of 3 of ${product}` })
    const link = (index: number) =>
      page.getByRole('link', { name: `Enlarge picture ${index} of 3 of ${product}` })
    await radio(1).focus()
    await page.keyboard.press('ArrowRight')
    await expect(radio(2)).toBeFocused()
    await expect(link(2)).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('ArrowLeft')
    await expect(link(1)).toBeInViewport({ ratio: 0.99 })
    await expectAccessible(page, 'a product with several pictures')

    await swipeLeft(page, link(1), link(2))
    await expect(link(2)).toBeInViewport({ ratio: 0.99 })
    await expect(radio(2)).toBeChecked()
  })
})

test('a drawing has the colours of the page, and a long brand and chip stay inside [IMPORT-3]', async ({
  page,
}) => {
  const specs = { kind: 'graphics-card', chip: `<b>${'W'.repeat(90)}` } as const
  const image = '/kinds/graphics-card.svg'
  const [{ _id, product }] = await Promise.all([
    aProduct({ image, brand: 'M'.repeat(60), specs }),
    signIn(page, aCustomer()),
  ])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/product/${_id}`)
  const drawing = page.getByRole('img', { name: product })
  await expect(drawing).toContainText(specs.chip)
  const edges = await drawing
    .locator('xpath=descendant-or-self::*')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(Math.max(...edges)).toBeLessThanOrEqual(Math.ceil(edges[0] ?? 0))

  const { x = 0, y = 0, width = 0 } = (await drawing.boundingBox()) ?? {}
  const clip = { x: x + width / 2, y: y + width / 3, width: 1, height: 1 }
  const colour = async () => (await page.screenshot({ clip })).toString('base64')
  const light = await colour()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colour).not.toBe(light)
})

/** By a finger, from the right part of the element to its left, until most of the next one is seen. */
async function swipeLeft(page: Page, element: Locator, next: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  const chrome = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    chrome.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + share * width, y: y + height / 2 }],
    })
  await touch('touchStart', 0.9)
  for (const share of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', share)
  // A finger that leaves while it moves would fling, the further the busier the machine is.
  await expect(next).toBeInViewport({ ratio: 0.6 })
  await chrome.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('further pictures are uploaded in their order, kept when one of them is no picture, and removed [ITEM-1]', async ({
  page,
}) => {
  const [product] = await Promise.all([
    aProduct({ images: ['/products/no-picture.svg'] }),
    signIn(page, anAdmin()),
  ])
  await page.goto(`/dashboard/editProduct/${product._id}`)
  const form = page.getByRole('group', { name: 'Further images' })
  const redPng = aPng()
  const choose = (...names: string[]) =>
    form.getByLabel('Choose further pictures').setInputFiles(
      names.map((name) => ({
        name: `${name}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(name === 'text' ? name : name === 'red' ? redPng : aPng()),
      })),
    )
  const addresses = page.locator('input[name=images]')
  const readLines = async () => (await addresses.inputValue()).split('\n')

  await choose('red', 'green')
  await expect(form.getByRole('img')).toHaveCount(3)
  const [, red = '', green = ''] = await readLines()
  expect([red, green]).toEqual([red, green].map(() => expect.stringMatching(/^\/api\/images\//)))

  const again = page.waitForResponse('**/api/images')
  await choose('red')
  await again
  await expect(form.getByLabel('Choose further pictures')).toBeEnabled()
  expect(await readLines()).toHaveLength(3)

  await choose('blue', 'text', 'white')
  await expectToast(page, 'text.png: That file is not a picture we can read.')
  await expect(form.getByRole('img')).toHaveCount(5)
  const [, , , blue = '', white = ''] = await readLines()
  await choose('a', 'b', 'c', 'd', 'e')
  await expect(form.getByText('Choose at most 8 further pictures')).toBeVisible()
  await form.getByRole('button', { name: 'Remove further picture 1' }).click()
  await expect(form.getByRole('img')).toHaveCount(4)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Product saved')
  const { body } = await api(`GET /product/${product._id}`)
  expect(body.images).toEqual([red, green, blue, white])
  expect(new Set(body.images).size).toBe(4)
})
