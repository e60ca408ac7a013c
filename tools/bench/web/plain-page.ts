import type { BrowserContext } from '@playwright/test'

/** The complete landing page with all its styles and without scripts. */
export async function plainPage(chrome: BrowserContext, url: string): Promise<string> {
  const page = await chrome.newPage()
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(url)
  await page.getByRole('link', { name: 'Order now' }).first().waitFor()
  await page.getByText('This user gives us').first().waitFor()
  const html = await page.evaluate(() => {
    const css = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join('\n')
    const unwanted = 'script, style, noscript, meta[http-equiv], link[rel="modulepreload"]'
    for (const element of document.querySelectorAll(unwanted)) element.remove()
    const style = document.createElement('style')
    style.textContent = css
    document.head.append(style)
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await page.close()
  return html
}
