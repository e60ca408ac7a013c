import { aProduct, api } from '../../../functions/test/support/api.ts'
import { aCustomer } from '../../../functions/test/support/people.ts'
import { expectAccessible } from '../../support/axe.ts'
import { test } from '../../support/browser.ts'
import { expectBorders } from '../../support/forced-colors.ts'
import { tabThrough } from '../../support/keyboard.ts'
import { expectNothingLost } from '../../support/reflow.ts'
import {
  adminScreens,
  customerScreens,
  longWords,
  open,
  publicScreens,
  type Screen,
  visitorScreens,
} from '../../support/screens.ts'
import { signIn } from '../../support/sign-in.ts'
import { expectStill } from '../../support/still.ts'

test.beforeEach(({ problems }) => problems.expect(/404/))

for (const [who, screensOf] of [
  ['a visitor', visitorsScreens],
  ['a customer', customerScreens],
  ['an admin', adminScreens],
] as const) {
  test(`every screen of ${who} is accessible: by axe in light and dark, with forced colors, by keyboard, in a narrow window, without motion [FIX-8]`, async ({
    page,
  }) => {
    const [person, screens] = await screensOf(longWords)
    if (person) await signIn(page, person)
    for (const screen of screens) {
      const { path } = screen
      await test.step(path, async () => {
        await open(page, screen)
        await expectStill(page, path)
        await tabThrough(page, path)
        await expectAccessible(page, path)
        await expectBorders(page, path)
        await expectNothingLost(page, path)
      })
    }
  })
}

async function visitorsScreens({
  name,
  product,
}: typeof longWords): Promise<[undefined, Screen[]]> {
  const [by] = await Promise.all([aCustomer(name), aProduct(product)])
  await api('POST /review', { by, body: { rating: 5, review: product?.description } })
  return [undefined, [...publicScreens, ...visitorScreens]]
}
