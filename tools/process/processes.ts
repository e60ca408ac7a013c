import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { logFolder, root } from '../paths.ts'
import { UserError } from './user-error.ts'

export interface Command {
  name: string
  file: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  show?: boolean
}

type Running = ReturnType<typeof start>

export type Processes = ReturnType<typeof createProcesses>

const gracePeriodMs = 8_000
const pollMs = 50

export function createProcesses() {
  const running: Running[] = []
  const { promise: lost, reject: lose } = Promise.withResolvers<never>()
  lost.catch(() => {})
  let isStopping = false

  // On an exit without an orderly stop, this is the last chance to end them.
  process.once('exit', () => {
    for (const { child } of running) signalGroup(child, 'SIGKILL')
  })

  function launch(command: Command): Running {
    if (isStopping) throw new UserError('Stopping.')
    const process_ = start(command)
    running.push(process_)
    return process_
  }

  return {
    lost,

    exitCode: (command: Command): Promise<number> => launch(command).ended,

    async run(command: Command): Promise<void> {
      if ((await launch(command).ended) !== 0) throw failed(command, 'failed')
    },

    async serve(command: Command, ready: RegExp): Promise<RegExpExecArray> {
      const { child, ended } = launch(command)
      ended.then(() => isStopping || lose(failed(command, 'stopped by itself')))
      for (;;) {
        const match = ready.exec(readFileSync(logPath(command), 'utf8'))
        if (match) return match
        if (!isStopping && (child.exitCode ?? child.signalCode) !== null) {
          throw failed(command, 'stopped by itself')
        }
        await pause(pollMs)
      }
    },

    async stopAll(): Promise<void> {
      isStopping = true
      await Promise.all(running.map(stop))
    },
  }
}

function start({ name, file, args, env, cwd = root, show = false }: Command) {
  mkdirSync(logFolder, { recursive: true })
  const output = show ? 'inherit' : openSync(logPath({ name }), 'w')
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    // An own process group, so that Ctrl-C does not reach the child before the orderly stop.
    detached: true,
    stdio: ['ignore', output, output],
  })
  if (typeof output === 'number') closeSync(output)
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  return { child, ended }
}

async function stop({ child, ended }: Running): Promise<void> {
  signalGroup(child, 'SIGTERM')
  const giveUp = setTimeout(signalGroup, gracePeriodMs, child, 'SIGKILL')
  await ended
  clearTimeout(giveUp)
  signalGroup(child, 'SIGKILL')
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isGone) throw error
  }
}

function failed({ name }: Command, how: string): UserError {
  const lines = readFileSync(logPath({ name }), 'utf8').split('\n')
  const tail = lines.filter((line) => line.trim()).slice(-25)
  const quoted = tail.map((line) => `  │ ${line}`).join('\n')
  return new UserError(`${name} ${how}; its whole output is in .local/${logFile(name)}.\n${quoted}`)
}

export const logPath = ({ name }: Pick<Command, 'name'>) => join(logFolder, logFile(name))

const logFile = (name: string) => `${name.toLowerCase().replaceAll(/\W+/g, '-')}.log`
