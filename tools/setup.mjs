// Runs on the machine's Node: installs missing packages, then runs the script on the project's Node
// 24.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const oldestNode = 20
const root = join(import.meta.dirname ?? '.', '..')
const node24 = join(root, 'node_modules/node/bin/node')
const installLog = join(root, '.local/install.log')
const installPid = join(root, '.local/install.pid')
const staleMs = 900_000
const graceMs = 5_000
const installOptions = [
  '--include=dev',
  '--no-audit',
  '--no-fund',
  // Shows each failed download.
  '--loglevel=http',
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--fetch-timeout=60000',
]
const [command, ...args] = process.argv.slice(2)

let stop = () => {}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))

// npm does not forward a SIGTERM to its script: npm ends, and the script would continue.
const parent = process.ppid
const watch = () => process.ppid === parent || stop('SIGTERM')
if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref()

process.exitCode = await main()

async function main() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode)
    return fail(
      `Tech House needs Node ${oldestNode} or newer, and this is ${process.versions.node}.`,
    )
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
  if (!isRunning(pid) || Date.now() - statSync(installPid).mtimeMs > staleMs) return
  console.log(`• Waiting for the installation that is already running (process ${pid}) …`)
  while (isRunning(pid) && Date.now() - statSync(installPid).mtimeMs < staleMs) await pause(500)
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

async function install() {
  console.log('• Installing packages (about a minute, only after package-lock.json has changed) …')
  const start = Date.now()
  const passed = () => `${Math.round((Date.now() - start) / 1000)} s`
  const heartbeat = setInterval(() => console.log(`  still installing, ${passed()}`), 10_000)
  const { exitCode, output } = await npm(['ci', ...installOptions], reportFailedFetch())
  clearInterval(heartbeat)
  if (exitCode === 0) console.log(`✓ Installing packages: done in ${passed()}`)
  return exitCode === 0 || exitCode >= 128 ? exitCode : fail(whyNotInstalled(output))
}

/** Prints once why npm is waiting, as soon as a download fails. */
function reportFailedFetch() {
  let isReported = false
  return (text) => {
    const [, code] = /attempt \d+ failed with (\w+)/.exec(text) ?? []
    if (!code || isReported) return
    isReported = true
    console.log(`  npm cannot download from its registry (${code}): trying again for a while`)
  }
}

async function npm(npmArgs, onOutput) {
  const program = process.env.npm_execpath
  const command = program ? [process.execPath, program, ...npmArgs] : ['npm', ...npmArgs]
  let output = ''
  const exitCode = await run(command, {
    // An own process group, so that a signal also ends the children of npm.
    detached: true,
    onStart: ({ pid }) => writeLocal(installPid, `${pid}`),
    onOutput(text) {
      output += text
      onOutput(`${text}`)
    },
  })
  rmSync(installPid, { force: true })
  return { exitCode, output }
}

function whyNotInstalled(output) {
  writeLocal(installLog, output)
  if (output.includes('ENOENT: npm')) return 'npm was not found: install it together with Node.'
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|network/.test(output))
    return 'The packages could not be downloaded: check the network connection (and npm’s proxy setting), then run this again. Details are in .local/install.log.'
  if (output.includes('ENOSPC')) return 'The disk is full: make room, then run this again.'
  if (output.includes('EUSAGE'))
    return 'package-lock.json does not fit package.json: run `npm install`, then run this again.'
  return 'The packages could not be installed: see .local/install.log, then run this again.'
}

function run([file, ...fileArgs], { detached = false, onStart, onOutput } = {}) {
  const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  return new Promise((resolve) => {
    const child = spawn(file, fileArgs, { cwd: root, detached, stdio })
    stop = (signal) => signalTo(child, detached, signal)
    if (child.pid) onStart?.(child)
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('error', () => {
      onOutput?.(`ENOENT: ${file}`)
      resolve(127)
    })
    child.once('close', (code, signal) => resolve(signal ? 130 : code))
  })
}

function signalTo({ pid }, isGroup, signal) {
  try {
    process.kill(isGroup ? -pid : pid, signal)
    if (isGroup) setTimeout(signalTo, graceMs, { pid }, isGroup, 'SIGKILL').unref()
  } catch {
    // It has ended already.
  }
}

function writeLocal(path, text) {
  mkdirSync(join(root, '.local'), { recursive: true })
  writeFileSync(path, text)
}

function fail(sentence) {
  console.error(`✗ ${sentence}`)
  return 1
}
