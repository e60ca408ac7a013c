import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as shop from '@tech-house/shop'
import { textPages } from '../../functions/src/contract/page-paths.ts'
import { logFolder, root } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { functionRegion } from '../project.ts'
import { buildFunctions } from '../start/build.ts'
import { deployTarget } from './deploy-target.ts'
import { functionSettings } from './function-settings.ts'
import { copyUpload, discoverFunctions, installUpload, requireRegion } from './function-upload.ts'
import { adviceFor, requireOwnTexts, requireRightShop } from './shop-rules.ts'
import { requireConfiguredShop } from './web-environment.ts'

type Check = [title: string, check: () => unknown]

/** Checks what neither the tests nor `firebase deploy --dry-run` do, and prints a line for each. */
await runCommand(async ({ processes }) => {
  const { project, isHostingOnly } = deployTarget(root, process.argv.slice(2))
  const upload = join(logFolder, 'upload')
  if (!isHostingOnly) rmSync(upload, { recursive: true, force: true })

  const pages: Check[] = [
    [
      'The client is configured, and the settings are right',
      () => requireConfiguredShop(root, project),
    ],
    ['shop/shop.config.ts is filled in', () => requireRightShop(shop)],
    ["The shop's texts are its own", () => requireOwnTexts(root)],
  ]
  const functions: Check[] = [
    ['The functions build', () => buildFunctions(processes)],
    ['The upload holds what was built', () => copyUpload(root, upload)],
    ['The upload installs without development packages', () => installUpload(processes, upload)],
    ['The upload starts with its settings, in the region of Hosting', checkFunctions],
  ]
  async function checkFunctions() {
    const settings = functionSettings(root, project)
    const discovered = await discoverFunctions(processes, upload, project, settings)
    requireRegion(discovered, functionRegion)
  }

  console.log(`A deploy to ${project}:`)
  const failed = await run(isHostingOnly ? pages : [...pages, ...functions])
  const hasText = (name: string) => existsSync(join(root, `shop/texts/${name}.md`))
  const missing = textPages.filter((name) => !hasText(name))
  const hint = `! No page and no link without a text, as in shop/examples: ${missing.join(', ')}`
  if (missing.length > 0) console.log(hint)
  for (const advice of adviceFor(shop, hasText)) console.log(`! Before you open: ${advice}`)
  console.log(failed ? `\n${failed} of these would fail a deploy.` : '\nReady to deploy.')
  return failed ? 1 : 0
})

async function run(checks: Check[]): Promise<number> {
  let failed = 0
  for (const [title, check] of checks) {
    try {
      await check()
      console.log(`✓ ${title}`)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      failed += 1
      console.log(`✗ ${title}: ${error.message}`)
    }
  }
  return failed
}
