import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { logFolder, root } from '../paths.ts'
import { UserError } from './user-error.ts'

export interface Command {
  /** How the process is called in messages; also the name of its log file. */
  name: string
  file: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Shows the output in the terminal instead of keeping it in the log. */
  show?: boolean
}

interface Running {
  name: string
  child: ChildProcess
  ended: Promise<number>
  tail: () => string
}

export type Processes = ReturnType<typeof createProcesses>

const gentleStopMs = 8_000

/** Starts processes and remembers them, so that none outlives the command that started it. */
export function createProcesses() {
  const running: Running[] = []
  const { promise: lost, reject: lose } = Promise.withResolvers<never>()
  lost.catch(() => {})
  let isStopping = false

  function launch(command: Command): Running {
    if (isStopping) throw new UserError('Stopping.')
    const process_ = start(command)
    running.push(process_)
    return process_
  }

  return {
    /** Rejects when a server ends before it is stopped. */
    lost,

    /** Runs a command to its end and answers its exit code. */
    async exitCode(command: Command): Promise<number> {
      return launch(command).ended
    },

    /** Runs a command to its end; fails with the end of its output. */
    async run(command: Command): Promise<void> {
      const { ended, tail } = launch(command)
      if ((await ended) !== 0) throw failed(command.name, 'failed', tail())
    },

    /** Starts a server, waits until its output matches `ready` and answers the match. */
    async serve(command: Command, ready: RegExp): Promise<RegExpExecArray> {
      const { child, ended, tail } = launch(command)
      const stopped = ended.then(() => {
        if (isStopping) return new Promise<never>(() => {})
        const problem = failed(command.name, 'stopped by itself', tail())
        lose(problem)
        throw problem
      })
      return Promise.race([outputMatching(child, ready), stopped])
    },

    /** Stops everything, the youngest first. */
    async stopAll(): Promise<void> {
      isStopping = true
      for (const process_ of running.reverse()) await stop(process_)
    },
  }
}

function start({
  name,
  file,
  args,
  env = process.env,
  cwd = root,
  show = false,
}: Command): Running {
  const output = show ? 'inherit' : 'pipe'
  // A group of its own keeps a Ctrl-C in the terminal from reaching the child before we stop it in order.
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', output, output] })
  const tail = keepLog(name, child)
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127))
    child.once('close', (code) => resolve(code ?? 1))
  })
  return { name, child, ended, tail }
}

function keepLog(name: string, child: ChildProcess): () => string {
  mkdirSync(logFolder, { recursive: true })
  const log = createWriteStream(logOf({ name }))
  const lines: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => {
      log.write(text)
      lines.push(...text.split('\n').filter((line) => line.trim()))
      lines.splice(0, lines.length - 25)
    })
  }
  child.once('close', () => log.end())
  return () => lines.map((line) => `  │ ${line}`).join('\n')
}

function outputMatching(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve) => {
    let seen = ''
    const look = (text: string) => {
      seen += text
      const match = pattern.exec(seen)
      if (!match) return
      child.stdout?.off('data', look)
      child.stderr?.off('data', look)
      resolve(match)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
  })
}

async function stop({ child, ended }: Running): Promise<void> {
  if (child.pid === undefined) return
  signalGroup(child.pid, 'SIGTERM')
  const giveUp = setTimeout(signalGroup, gentleStopMs, child.pid, 'SIGKILL')
  await ended
  clearTimeout(giveUp)
  signalGroup(child.pid, 'SIGKILL')
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isGone) throw error
  }
}

function failed(name: string, how: string, tail: string): UserError {
  return new UserError(`${name} ${how}; everything it said is in .local/${logFile(name)}.\n${tail}`)
}

/** Where everything that a command says is written down. */
export const logOf = ({ name }: Pick<Command, 'name'>) => join(logFolder, logFile(name))

const logFile = (name: string) => `${name.toLowerCase().replaceAll(/\W+/g, '-')}.log`
