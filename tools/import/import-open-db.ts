import { parseArgs } from 'node:util'
import { findDuplicates } from '../../functions/src/domains/products/find-duplicates.ts'
import { runShopCommand } from '../admin/shop-command.ts'
import { runCommand } from '../process/command.ts'
import { progressBar, step } from '../process/progress.ts'
import { UserError } from '../process/user-error.ts'
import { readLocalLists } from '../start/read-local-lists.ts'
import { addToShop, type OpenDbImport, readImport } from './open-db-import.ts'

const text = { type: 'string' } as const
const options = {
  kinds: text,
  limit: text,
  prices: text,
  project: text,
  'dry-run': { type: 'boolean' },
} as const

await (process.argv.includes('--dry-run') ? runCommand(measure) : runShopCommand(add, options))

async function read(): Promise<OpenDbImport> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [path] = positionals
  if (!path) throw new UserError('Name the folder or file of OpenDB after --.')
  const today = new Date().toISOString().slice(0, 10)
  const parts = await step('Reading the parts', async () => readImport({ ...values, path }, today))
  const pairs = await findDuplicates(
    parts.products.map(({ id, product }) => ({ ...product, _id: id })),
  )
  printOutcomes([
    ['pairs look like the same part: see Duplicates in Manage Products', pairs.length],
  ])
  return parts
}

async function measure(): Promise<number> {
  const { products, fields, leftOut } = await read()
  printOutcomes([['can be products', products.length], ...leftOut])
  console.table(
    [...fields].map(([field, { values, kept }]) => {
      return { field, values, kept, share: `${((100 * kept) / values).toFixed(2)} %` }
    }),
  )
  return 0
}

async function add({ db, by }: Parameters<Parameters<typeof runShopCommand>[0]>[0]) {
  printOutcomes(await addToShop(db, await read(), by, progressBar))
  if (!process.argv.some((word) => word.startsWith('--project'))) {
    await step('Waiting until the shop has read them', readLocalLists)
  }
  return 0
}

function printOutcomes(outcomes: Iterable<[outcome: string, parts: number]>): void {
  for (const [outcome, parts] of outcomes) if (parts > 0) console.log(`  ${parts} ${outcome}`)
}
