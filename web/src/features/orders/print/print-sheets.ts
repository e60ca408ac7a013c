import { flushSync } from 'react-dom'

/** Prints the documents that `render` shows, once their fonts and images are there. */
export async function printSheets(render: () => void): Promise<void> {
  flushSync(render)
  const sheets = document.querySelector('.sheets:not(:empty)')
  if (!sheets) return
  const { fontFamily } = getComputedStyle(sheets)
  // Without those that fail.
  await Promise.allSettled([
    document.fonts.load(`1em ${fontFamily}`, sheets.textContent),
    ...Array.from(sheets.querySelectorAll('img'), (image) => image.decode()),
  ])
  window.print()
}
