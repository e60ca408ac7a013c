import { expectAccessible } from '../../support/axe.ts'
import { test } from '../../support/browser.ts'
import { expectBorders } from '../../support/forced-colors.ts'
import { tabThrough } from '../../support/keyboard.ts'
import { expectLargeText, expectNothingLost } from '../../support/reflow.ts'
import { open, roles } from '../../support/screens.ts'
import { signIn } from '../../support/sign-in.ts'
import { expectStill } from '../../support/still.ts'

/** Pages that are also read with text of twice the size. */
const largeText =
  /^\/(?:blogs|contact|withdraw|build|quick-order|product\/.*|dashboard(?:\/(?:myorder|manageOrder|activity|overview|changePrices|ManageProducts))?)?$/

test.beforeEach(({ problems }) => problems.expect(/404/))

for (const [who, screensOf] of roles) {
  test(`every screen of ${who} is accessible: by axe in light and dark, with forced colors, by keyboard, in a narrow window, without motion [FIX-8]`, async ({
    page,
  }) => {
    const [person, screens] = await screensOf()
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
        if (largeText.test(path)) await expectLargeText(page, path)
      })
    }
  })
}
