import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { type Tab, timeoutMs } from '../drivers/driver.ts'
import { createFinder, type Target } from './finder.ts'
import { field, type Query } from './queries.ts'

export type ShopPage = ReturnType<typeof shopPage>

const shop = process.env.SHOP_URL ?? ''
const limit = { timeout: timeoutMs, interval: 100 }

const library = createRequire(import.meta.url).resolve('@testing-library/dom')
const script = readFileSync(join(library, '../@testing-library/dom.umd.min.js'), 'utf8')
// The page's Content Security Policy forbids eval, so the library is loaded as a script.
const install = new Function(`${script}\nwindow.finder = (${createFinder})()`) as (
  nothing: null,
) => void

type Finder = ReturnType<typeof createFinder>

/** A tab with the shop, used like a person would: by visible text, roles and labels. */
export function shopPage(tab: Tab) {
  /** Calls the page, which needs the finder again after each load. */
  async function ask<Method extends keyof Finder>(
    method: Method,
    query: Query,
  ): Promise<ReturnType<Finder[Method]>> {
    if (!(await tab.evaluate(() => Boolean(window.finder), null))) await tab.evaluate(install, null)
    const answer = await tab.evaluate((asked) => window.finder?.[asked.method](asked.query), {
      method,
      query,
    })
    // The page calls the same method of the same finder.
    return answer as ReturnType<Finder[Method]>
  }

  /** Retries a check until it passes; fails with its last error and the page's text. */
  async function until<Result>(check: () => Promise<Result>): Promise<Result> {
    try {
      return await vi.waitFor(check, limit)
    } catch (error) {
      const shown = await tab
        .evaluate(() => `${location.href}\n${document.body.innerText.slice(0, 1500)}`, null)
        .catch(String)
      throw new Error(`${error instanceof Error ? error.message : error}\nThe page: ${shown}`)
    }
  }

  const textsOf = (query: Query) => ask('texts', query)

  return {
    textsOf,
    isDisabled: (query: Query) => ask('isDisabled', query),
    until,
    open: (path: string) => tab.goto(shop + path),
    reload: () => tab.reload(),
    evaluate: <Result>(read: () => Result) => tab.evaluate(read, null),

    /** Waits for a path of the shop. */
    at: (path: string) => until(async () => expect(new URL(await tab.url()).pathname).toBe(path)),
    /** Waits until an element with all of these texts is visible. */
    see: (query: Query, ...words: string[]) =>
      until(async () => {
        const texts = await textsOf(query)
        const isShown = texts.some((shown) => words.every((word) => shown.includes(word)))
        expect(isShown, `${JSON.stringify(query)} with ${words}, in ${texts}`).toBe(true)
      }),
    /** Waits until no such element is visible. */
    seeNo: (query: Query) => until(async () => expect(await textsOf(query)).toEqual([])),
    /** Waits until such an element contains a loaded image with this URL. */
    seeImage: (query: Query, address: RegExp) =>
      until(async () =>
        expect(await ask('images', query)).toContainEqual(expect.stringMatching(address)),
      ),

    async click(query: Query): Promise<void> {
      await tab.bringToFront()
      let first: Target | undefined
      const { selector } = await until(async () => {
        const target = await ask('aim', query)
        if (first?.box !== target.box) first = target
        expect(target.frame - first.frame, 'frames in which it stands still').toBeGreaterThan(1)
        return target
      })
      await tab.click(selector)
    },
    async fill(label: string, value: string): Promise<void> {
      await tab.type((await until(() => ask('aim', field(label)))).selector, value)
      expect(await ask('value', field(label))).toBe(value)
    },
    async upload(label: string, path: string): Promise<void> {
      await tab.upload(await until(() => ask('select', field(label))), path)
    },
  }
}
