import type { Locator } from '@playwright/test'
import { orderButton } from '@tech-house/shop'
import { anOrder, aProduct, api } from '../../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../../functions/test/support/people.ts'
import { navigation, rowOf } from '../../support/actions.ts'
import { expect, test } from '../../support/browser.ts'
import { signIn } from '../../support/sign-in.ts'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('with forced colors the current page and the selected filter are visible [FIX-8]', async ({
  page,
}) => {
  await page.goto('/blogs')
  const links = navigation(page).getByRole('link')
  const [here, elsewhere] = [
    links.filter({ hasText: 'Blogs' }),
    links.filter({ hasText: 'Portfolio' }),
  ]
  await expect.poll(() => fillOf(here)).not.toBe(await fillOf(elsewhere))

  await page.goto('/')
  // By name: a product that another test adds may change the order of the types.
  const types = page.getByRole('group', { name: 'Type' }).getByRole('button')
  const [all, chosen] = [types.filter({ hasText: 'All types' }), types.filter({ hasText: 'SSD' })]
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => fillOf(chosen)).not.toBe(await fillOf(all))
  const remove = page.getByRole('button', { name: 'Remove SSD' })
  await expect.poll(() => inkOf(remove.locator('svg'))).toBe(await inkOf(remove))
})

test('with forced colors states differ [FIX-8]', async ({ page }) => {
  const [product, buyer, admin] = await Promise.all([
    aProduct(),
    signIn(page, aCustomer()),
    anAdmin(),
  ])
  const [first] = [await anOrder(buyer, product), await anOrder(buyer, product)]
  await api(`PUT /deliver/${first}`, { by: admin })
  await page.goto('/dashboard/myorder')
  const status = (words: string) => rowOf(page, product.product).locator('.tag', { hasText: words })
  await expect.poll(() => fillOf(status('delivered'))).not.toBe(await fillOf(status('pending')))

  await page.goto(`/product/${product._id}`)
  const confirm = page.getByRole('button', { name: orderButton })
  const enabled = await inkOf(confirm)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('999')
  await confirm.click()
  await expect(confirm).toBeDisabled()
  await expect.poll(() => inkOf(confirm)).not.toBe(enabled)
})

const fillOf = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).backgroundColor)
const inkOf = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).color)
