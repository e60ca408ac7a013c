import type { BrowserContext } from '@playwright/test'

/**
 * Treats the pages of this browser like a page translator, except that the words stay: replaces each
 * text by a copy in `<font>`, also those that are added later. React goes on with the text that is gone.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const untranslated = '[translate=no], script, style, textarea, title, option, svg, font'

    function translate(text: Node) {
      if (!/[\p{L}\d]/u.test(text.nodeValue ?? '') || text.parentElement?.closest(untranslated))
        return
      const inner = document.createElement('font')
      inner.append(text.nodeValue ?? '')
      const outer = document.createElement('font')
      outer.append(inner)
      text.parentElement?.replaceChild(outer, text)
    }

    function translateAll(root: Node) {
      if (root instanceof Text) translate(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(translate)
    }

    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') translate(target)
        addedNodes.forEach(translateAll)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}
