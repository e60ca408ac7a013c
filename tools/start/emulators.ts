import { demoProject } from '../emulator-target.ts'
import { installed } from '../paths.ts'
import type { Processes } from '../process/processes.ts'
import { writeLocalConfig } from './local-hosting.ts'

export type Emulator = 'auth' | 'functions' | 'hosting'

const quiet = {
  // It looks for news and updates on the network before it starts: 10 s without one.
  CI: '1',
  npm_config_offline: 'true',
  // On a busy machine reading the function takes longer than its 10 s.
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
}

/** Starts these emulators of firebase-tools; the function talks to the Firestore named in `env`. */
export async function startEmulators(
  processes: Processes,
  emulators: Emulator[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const options = ['--config', writeLocalConfig(), '--only', emulators.join(',')]
  const project = ['--project', demoProject, '--non-interactive']
  await processes.serve(
    {
      name: 'Firebase emulators',
      file: process.execPath,
      args: [
        installed('firebase-tools/lib/bin/firebase.js'),
        'emulators:start',
        ...options,
        ...project,
      ],
      env: { ...env, ...quiet },
    },
    /All emulators ready/,
  )
}
