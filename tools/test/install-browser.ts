import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installed } from '../paths.ts'
import type { Processes } from '../process/processes.ts'

/** The path in PATH of the first of these programs that is there. */
export function findInPath(names: string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter)
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find((path) => existsSync(path))
}

/** Downloads Playwright's build of a browser; returns whether that succeeded. */
export function downloadBrowser(processes: Processes, name: string): Promise<boolean> {
  const args = [installed('@playwright/test/cli.js'), 'install', name]
  return succeeds(processes, process.execPath, args)
}

/** Installs Debian packages, which needs root. */
export async function installPackages(processes: Processes, packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`• The download failed: installing Debian’s ${packages.join(', ')} …`)
  await succeeds(processes, 'apt-get', ['update'])
  await succeeds(processes, 'apt-get', ['install', '-y', ...packages])
}

async function succeeds(processes: Processes, file: string, args: string[]): Promise<boolean> {
  return (await processes.exitCode({ name: 'Browser install', file, args })) === 0
}
