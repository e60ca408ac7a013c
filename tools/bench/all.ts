import { runCommand } from '../process/command.ts'
import { npm } from '../start/build.ts'

const parts = ['reads', 'cold', 'latency', 'web', 'load']

/** Runs every benchmark, one after the other; fails when one of them misses a target. */
await runCommand(async ({ processes }) => {
  const missed: string[] = []
  for (const part of parts) {
    const command = {
      ...npm(`Benchmark ${part}`, ['run', '--silent', `bench:${part}`]),
      show: true,
    }
    if ((await processes.exitCode(command)) !== 0) missed.push(part)
  }
  console.log(missed.length > 0 ? `\n✗ Missed: ${missed.join(', ')}` : '\n✓ Every target is met.')
  return missed.length > 0 ? 1 : 0
})
