import type { Processes } from '../process/processes.ts'

/** Fills an empty Firestore and the Auth emulator with the shop of emulator-data. */
export function seed(processes: Processes, env?: NodeJS.ProcessEnv): Promise<void> {
  return processes.run({ name: 'Seed', file: process.execPath, args: ['tools/seed/seed.ts'], env })
}
