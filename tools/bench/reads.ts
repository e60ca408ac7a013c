import type { Usage } from '../../test/reads/usage.ts'
import { runCommand } from '../process/command.ts'
import { step } from '../process/progress.ts'
import { openApi } from './open-api.ts'
import { type Figure, report } from './report.ts'

await runCommand(async ({ processes }) => {
  await step('Opening a shop to count', () => openApi(processes, { kind: 'embedded' }))
  // The module reads the emulators' addresses when it is loaded.
  const { budget } = await import('../../test/reads/budget.ts')
  const figures = await step('Counting', async () => {
    const figures: Figure[] = []
    for (const { what, most, spend } of budget) {
      const spent = await spend()
      const isMet = spent.reads <= most.reads && spent.writes <= most.writes
      figures.push({ what, target: `≤ ${text(most)}`, measured: text(spent), isMet })
    }
    return figures
  })
  return report('Reads and writes in Firestore, as it charges for them', figures)
})

function text({ reads, writes }: Usage): string {
  return `${reads} r ${writes} w`
}
