import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A Chrome with its own profile, driven by Playwright and Lighthouse. */
export function openChrome(executablePath: string, port: number): Promise<BrowserContext> {
  return chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'tech-house-')), {
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      ...quiet,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}
