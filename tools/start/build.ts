import type { Command, Processes } from '../process/processes.ts'

/** Builds the function to functions/lib. */
export const buildFunctions = (processes: Processes) =>
  processes.run(npm('Function build', ['run', 'build', '-w', 'functions']))

/** Builds the web client to web/dist, pointed at the emulators. */
export const buildWeb = (processes: Processes) =>
  processes.run(npm('Web build', ['run', 'build', '-w', 'web', '--', '--mode', 'emulator']))

/** An npm command, run by the current npm. */
export function npm(name: string, args: string[]): Command {
  const program = process.env.npm_execpath
  return program
    ? { name, file: process.execPath, args: [program, ...args] }
    : { name, file: 'npm', args }
}
