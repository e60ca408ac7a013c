import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/safari.js'
import { type Engine, type Profile, type Tab, timeoutMs, windowSize } from './driver.ts'

/** WebKitGTK's MiniBrowser, driven by WebDriver. It needs a display. */
export async function launchWebKit(driver: string): Promise<Engine> {
  const service = new ServiceBuilder(driver).build()
  const server = await service.start()
  return { newProfile: () => newProfile(server), close: () => service.kill() }
}

/** A WebDriver session has a browser of its own, which forgets everything at its end. */
async function newProfile(server: string): Promise<Profile> {
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize })
  await driver.manage().setTimeouts({ pageLoad: timeoutMs, script: timeoutMs })
  let isFirst = true

  return {
    async newTab() {
      if (!isFirst) await driver.switchTo().newWindow('window')
      isFirst = false
      return tab(driver, await driver.getWindowHandle())
    },
    close: () => driver.quit(),
  }
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
      // Unlike the click of an element, this does not scroll, which a smooth scroll would delay.
      const origin = await element(selector)
      await driver.actions().move({ origin, duration: 0 }).click().perform()
    },
    async type(selector, text) {
      const field = await element(selector)
      // One call each: WebKit keeps a modifier pressed to the end of the call.
      for (const keys of [`${Key.CONTROL}a`, Key.DELETE, text]) await field.sendKeys(keys)
    },
    upload: async (selector, path) => (await element(selector)).sendKeys(path),
  }
}
