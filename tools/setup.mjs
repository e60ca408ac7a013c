// Runs on the Node that the machine has: installs what is missing, then hands over to the project's own Node 24.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const oldestNode = 20
const root = join(import.meta.dirname ?? '.', '..')
const node24 = join(root, 'node_modules/node/bin/node')
const installLog = join(root, '.local/install.log')
const [command, ...args] = process.argv.slice(2)

let child
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal))

process.exitCode = await main()

async function main() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode)
    return fail(
      `Tech House needs Node ${oldestNode} or newer, and this is ${process.versions.node}.`,
    )
  if (!isInstalled()) {
    const exitCode = await install()
    if (exitCode !== 0) return exitCode
  }
  return command ? run(node24, [join(root, `tools/${command}.ts`), ...args]) : 0
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

async function install() {
  console.log('• Installing packages (about a minute, only after package-lock.json has changed) …')
  const start = Date.now()
  const passed = () => `${Math.round((Date.now() - start) / 1000)} s`
  const heartbeat = setInterval(() => console.log(`  still installing, ${passed()}`), 10_000)
  const options = ['--include=dev', '--no-audit', '--no-fund', '--fetch-retry-mintimeout=2000']
  const { exitCode, output } = await npm(['ci', ...options])
  clearInterval(heartbeat)
  if (exitCode === 0) console.log(`✓ Installing packages: done in ${passed()}`)
  return exitCode === 0 || exitCode >= 128 ? exitCode : fail(whyNotInstalled(output))
}

async function npm(npmArgs) {
  const program = process.env.npm_execpath
  let output = ''
  const exitCode = program
    ? await run(process.execPath, [program, ...npmArgs], (text) => (output += text))
    : await run('npm', npmArgs, (text) => (output += text))
  return { exitCode, output }
}

function whyNotInstalled(output) {
  mkdirSync(join(root, '.local'), { recursive: true })
  writeFileSync(installLog, output)
  if (output.includes('ENOENT: npm')) return 'npm was not found: install it together with Node.'
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|network/.test(output))
    return 'The packages could not be downloaded: check the network connection (and npm’s proxy setting), then run this again. Details are in .local/install.log.'
  if (output.includes('ENOSPC')) return 'The disk is full: make room, then run this again.'
  if (output.includes('EUSAGE'))
    return 'package-lock.json does not fit package.json: run `npm install`, then run this again.'
  return 'The packages could not be installed: see .local/install.log, then run this again.'
}

function run(file, fileArgs, onOutput) {
  const output = onOutput ? 'pipe' : 'inherit'
  return new Promise((resolve) => {
    child = spawn(file, fileArgs, { cwd: root, stdio: ['inherit', output, output] })
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('error', () => {
      onOutput?.(`ENOENT: ${file}`)
      resolve(127)
    })
    child.once('close', (code, signal) => resolve(signal ? 130 : code))
  })
}

function fail(sentence) {
  console.error(`✗ ${sentence}`)
  return 1
}
