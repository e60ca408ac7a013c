import { aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { logIn } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { expectNothingLost } from '../support/reflow.ts'
import {
  adminScreens,
  customerScreens,
  open,
  publicScreens,
  visitorScreens,
} from '../support/screens.ts'

const long = {
  name: 'Maximiliane-Wilhelmina Featherstonehaugh-Cholmondeley von Hohenzollern',
  product: {
    product: `Supercalifragilistic-GeForceRTX5090SuperExtremeOverclocked32GBGDDR7 ${crypto.randomUUID()}`,
    type: 'Graphic card with water block and vertical mount',
    price: 9_999_999.99,
    available_quantity: 99_999,
    description: `https://example.com/${'a-very-long-address-without-any-space'.repeat(4)}`,
  },
}

test('a narrow window shows the complete screens of a visitor', async ({ page, problems }) => {
  problems.expect(/404/)
  const [by] = await Promise.all([aCustomer(long.name), aProduct(long.product)])
  await api('POST /review', { by, body: { rating: 5, review: long.product.description } })
  for (const screen of [...publicScreens, ...visitorScreens]) {
    await open(page, screen)
    await expectNothingLost(page, screen.path)
  }
})

for (const [who, screensOf] of [
  ['a customer', customerScreens],
  ['an admin', adminScreens],
] as const) {
  test(`a narrow window shows the complete screens of ${who}`, async ({ page, problems }) => {
    problems.expect(/404/)
    const [person, screens] = await screensOf(long)
    await logIn(page, person.email)
    for (const screen of screens) {
      await open(page, screen)
      await expectNothingLost(page, screen.path)
    }
    const ask = page.getByRole('button', { name: /delete|cancel/i }).first()
    await page.goto(who === 'an admin' ? '/dashboard/manageOrder' : '/dashboard/myorder')
    await ask.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNothingLost(page, 'a dialog')
  })
}
