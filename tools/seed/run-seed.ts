import type { Processes } from '../process/processes.ts'

export function seed(processes: Processes, env?: NodeJS.ProcessEnv): Promise<void> {
  return processes.run({ name: 'Seed', file: process.execPath, args: ['tools/seed/seed.ts'], env })
}
