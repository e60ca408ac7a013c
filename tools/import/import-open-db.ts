import { parseArgs } from 'node:util'
import { runShopCommand } from '../admin/shop-command.ts'
import { runCommand } from '../process/command.ts'
import { progressBar, step } from '../process/progress.ts'
import { UserError } from '../process/user-error.ts'
import {
  addToShop,
  type OpenDbImport,
  type Outcomes,
  readImport,
  sumCounts,
} from './open-db-import.ts'

const options = {
  kinds: { type: 'string' },
  limit: { type: 'string' },
  prices: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

const isDryRun = process.argv.includes('--dry-run')
await (isDryRun ? runCommand(measure) : runShopCommand(({ db, by }) => add(db, by), options))

type Shop = Parameters<Parameters<typeof runShopCommand>[0]>[0]

function read(): Promise<OpenDbImport> {
  const project = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...options, project },
  })
  const [path] = positionals
  if (!path) throw new UserError('Name the folder or file of OpenDB after --.')
  const today = new Date().toISOString().slice(0, 10)
  return step('Reading the parts', () => readImport({ ...values, path }, today))
}

async function measure(): Promise<number> {
  const { products, leftOut } = await read()
  console.log(`${products.length} parts can be products.`)
  printOutcomes(leftOut)
  console.table(
    sumCounts(products).map(({ field, values, kept }) => ({
      field,
      values,
      kept,
      share: `${((100 * kept) / values).toFixed(2)} %`,
    })),
  )
  return 0
}

async function add(db: Shop['db'], by: Shop['by']): Promise<number> {
  const { outcomes, leftOut } = await addToShop(db, await read(), by, progressBar)
  printOutcomes(outcomes)
  console.log('Left out:')
  printOutcomes(leftOut)
  return 0
}

function printOutcomes(outcomes: Outcomes): void {
  for (const [what, count] of outcomes) if (count > 0) console.log(`  ${count} ${what}`)
}
