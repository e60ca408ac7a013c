// Runs on the machine's Node: installs missing packages, then runs the script on Node 24.
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const oldestNode = 20
// `import.meta.dirname` needs Node 20.11.
const root = fileURLToPath(new URL('..', import.meta.url))
const node24 = join(root, 'node_modules/node/bin/node')
const installPid = join(root, '.local/install.pid')
const staleMs = 900_000
const graceMs = 5_000
const heartbeatMs = 10_000
/** On a full disk npm waits for minutes and prints nothing. */
const minFreeMb = Number(process.env.MIN_FREE_MB ?? 100)
const installOptions = [
  '--include=dev',
  '--no-audit',
  '--no-fund',
  // Without warnings about the machine's Node, which only starts the project's.
  '--loglevel=error',
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
]
const [command, ...args] = process.argv.slice(2)

let stop = () => {}
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isStopped = true
    stop(signal)
  })

// npm does not forward a SIGTERM to its script: npm ends, and the script would continue.
const parent = process.ppid
const watch = () => process.ppid === parent || stop('SIGTERM')
if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref()

process.exitCode = await main()

async function main() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    console.error(
      `✗ The shop needs Node ${oldestNode} or newer, and this is ${process.versions.node}.`,
    )
    return 1
  }
  if (!isInstalled()) await otherInstall()
  if (!isInstalled()) {
    const exitCode = await install()
    if (exitCode !== 0) return exitCode
  }
  return command ? run([node24, join(root, `tools/${command}.ts`), ...args]) : 0
}

function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    if (!path.includes('node_modules/') || link || optional || devOptional) return true
    return present[path]?.version === version && existsSync(join(root, path))
  })
}

function packagesIn(lockfile) {
  const path = join(root, lockfile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/** Waits for a running installation of another command; two at once break each other. */
async function otherInstall() {
  const pid = existsSync(installPid) ? Number(readFileSync(installPid, 'utf8')) : 0
  const isInstalling = () => isRunning(pid) && Date.now() - statSync(installPid).mtimeMs < staleMs
  if (!isInstalling()) return
  console.log(`• Waiting for the installation that is already running (process ${pid}) …`)
  while (existsSync(installPid) && isInstalling()) await pause(500)
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

async function install() {
  let isFull = isDiskFull()
  if (isFull) return reportInstall(1, isFull)
  console.log('• Installing packages (about a minute, only after package-lock.json has changed) …')
  const program = process.env.npm_execpath
  const npm = program ? [process.execPath, program] : ['npm']
  mkdirSync(join(root, '.local'), { recursive: true })
  const start = Date.now()
  const heartbeat = setInterval(() => {
    console.log(`  still installing packages, ${Math.round((Date.now() - start) / 1000)} s`)
    isFull = isDiskFull()
    if (isFull) stop('SIGTERM')
  }, heartbeatMs)
  const exitCode = await run([...npm, 'ci', ...installOptions], ({ pid }) =>
    writeFileSync(installPid, `${pid}`),
  )
  clearInterval(heartbeat)
  rmSync(installPid, { force: true })
  return reportInstall(exitCode, isFull)
}

function reportInstall(exitCode, isFull) {
  if (exitCode === 0) return 0
  if (isStopped) return 130
  if (isFull)
    console.error('✗ The disk is full, and the packages take 1.3 GB: make room and try again.')
  else if (exitCode === 127) console.error('✗ npm was not found: install it together with Node.')
  else console.error('✗ The packages could not be installed: npm’s message above says why.')
  return exitCode
}

/** The disk of the project, or that of npm's cache. */
function isDiskFull() {
  const folders = [root, process.env.npm_config_cache].filter((folder) => existsSync(folder ?? ''))
  const disks = folders.map((folder) => statfsSync(folder))
  return disks.some(({ bavail, bsize }) => bavail * bsize < minFreeMb * 1_000_000)
}

/** Runs a program and forwards signals to it and to its children. Returns its exit code. */
function run([file, ...fileArgs], onStart) {
  return new Promise((resolve) => {
    const child = spawn(file, fileArgs, { cwd: root, detached: Boolean(onStart), stdio: 'inherit' })
    stop = (signal) => signalTo(child, Boolean(onStart), signal)
    if (child.pid) onStart?.(child)
    child.once('error', () => resolve(127))
    child.once('close', (code, signal) => resolve(signal ? 130 : code))
  })
}

function signalTo({ pid }, isGroup, signal) {
  try {
    process.kill(isGroup ? -pid : pid, signal)
    if (isGroup) setTimeout(signalTo, graceMs, { pid }, isGroup, 'SIGKILL').unref()
  } catch {}
}
