import { afterAll, test as base, beforeAll } from 'vitest'
import type { Engine } from '../drivers/driver.ts'
import { launchEngine } from '../drivers/launch.ts'
import { limitTime } from '../drivers/limit-time.ts'
import { type ShopPage, shopPage } from './shop-page.ts'

let engine: Engine

beforeAll(async () => {
  engine = await launchEngine(process.env)
})
afterAll(() => engine?.close())

interface Visitor {
  /** The shop in the first tab of a new profile. */
  page: ShopPage
  /** Opens another tab of the same profile. */
  newTab: () => Promise<ShopPage>
}

/** Vitest's test, with a browser of the engine in `ENGINE`. */
export const test = base.extend<{ visitor: Visitor; page: ShopPage; newTab: Visitor['newTab'] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture uses
  visitor: async ({}, use) => {
    const profile = await engine.newProfile()
    const newTab = async () => shopPage(limitTime(await profile.newTab()))
    await use({ page: await newTab(), newTab })
    await profile.close()
  },
  page: ({ visitor }, use) => use(visitor.page),
  newTab: ({ visitor }, use) => use(visitor.newTab),
})
