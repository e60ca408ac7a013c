import { orderButton } from '@tech-house/shop'
import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { holdToasts } from '../support/toasts.ts'

test('on a phone the order bar stays in view, however long the product page is [BUY-1, CAT-1]', async ({
  page,
}) => {
  const specs = { kind: 'storage' as const, capacityGb: 2000 }
  const [product] = await Promise.all([
    aProduct({ description: 'Much to say. '.repeat(100), specs }),
    signIn(page, aCustomer()),
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${product._id}`)
  await expect(page.getByRole('table', { name: 'Specifications' })).toBeAttached()
  const confirm = page.getByRole('button', { name: orderButton })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await holdToasts(page)
  await confirm.click()
  await expect(page).toHaveURL('/dashboard/myorder')
  await page.mouse.move(0, 0)
  await expect(page.getByRole('alert')).toBeVisible()
  // The toast does not cover it.
  await page.getByRole('button', { name: 'Dashboard menu' }).click({ trial: true })
})
