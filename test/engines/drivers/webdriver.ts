import { setTimeout } from 'node:timers/promises'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/safari.js'
import { type Engine, type Profile, type Tab, timeoutMs, windowSize } from './driver.ts'

const launchTimeoutMs = 30_000
const maxLaunches = 3

/** WebKitGTK's MiniBrowser, driven by WebDriver. It needs a display. */
export async function launchWebKit(path: string): Promise<Engine> {
  return { newProfile: () => newProfile(path), close: async () => {} }
}

/** A WebDriver session has its own browser, without data of earlier ones. */
async function newProfile(path: string): Promise<Profile> {
  const { driver, service } = await newSession(path)
  await driver.manage().setTimeouts({ pageLoad: timeoutMs, script: timeoutMs })
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize })
  let isFirst = true

  return {
    async newTab() {
      if (!isFirst) await driver.switchTo().newWindow('window')
      isFirst = false
      return tab(driver, await driver.getWindowHandle())
    },
    async close() {
      await driver.quit()
      await service.kill()
    },
  }
}

interface Session {
  driver: WebDriver
  service: { kill(): Promise<unknown> }
}

/**
 * On a busy machine the browser sometimes fails to connect to its driver: then launch both again.
 */
async function newSession(path: string, launch = 1): Promise<Session> {
  const service = new ServiceBuilder(path).build()
  const server = await service.start()
  const session = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  const driver = await Promise.race([session, setTimeout(launchTimeoutMs, null, { ref: false })])
  if (driver) return { driver, service }
  await service.kill()
  if (launch === maxLaunches) throw new Error(`WebKit did not start in ${maxLaunches} launches`)
  return newSession(path, launch + 1)
}

function tab(driver: WebDriver, handle: string): Tab {
  async function focused(): Promise<WebDriver> {
    await driver.switchTo().window(handle)
    return driver
  }

  const element = async (selector: string) => (await focused()).findElement(By.css(selector))

  return {
    goto: async (url) => (await focused()).get(url),
    reload: async () => (await focused()).navigate().refresh(),
    // Each tab is a window, and all of them are visible.
    bringToFront: async () => {},
    url: async () => (await focused()).getCurrentUrl(),
    evaluate: async (script, argument) => (await focused()).executeScript(script, argument),
    async click(selector) {
      // Unlike an element click, this does not scroll, which smooth scrolling would delay.
      const origin = await element(selector)
      await driver.actions().move({ origin, duration: 0 }).click().perform()
    },
    async type(selector, text) {
      const field = await element(selector)
      // One call each: WebKit keeps a modifier pressed until the call ends.
      for (const keys of [`${Key.CONTROL}a`, Key.DELETE, text]) await field.sendKeys(keys)
    },
    upload: async (selector, path) => (await element(selector)).sendKeys(path),
  }
}
