import { chromium } from '@playwright/test'

/** In ms. Shorter than a frame, so that every frame is slowed down alike. */
const runMs = 8

/**
 * Slows down the renderers of a Chrome with all their threads, by stopping them for a part of the
 * time. DevTools' CPU throttling slows down only the main thread, not workers. Needs the signals
 * of POSIX. Returns a function that ends it.
 */
export async function slowProcesses(port: number, slowdown: number): Promise<() => Promise<void>> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of ids) process.kill(id, name)
  }
  let isStopped = false
  let timer = setTimeout(turn)

  function turn() {
    isStopped = !isStopped
    signal(isStopped ? 'SIGSTOP' : 'SIGCONT')
    timer = setTimeout(turn, isStopped ? runMs * (slowdown - 1) : runMs)
  }

  return async () => {
    clearTimeout(timer)
    signal('SIGCONT')
    await browser.close()
  }
}
