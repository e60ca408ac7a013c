// Preloaded into firebase-tools, whose Functions emulator starts a process for each request that comes
// during another one. Each would read the whole catalog; an instance of the real shop takes 80 at once.
import { createRequire } from 'node:module'
import { installed } from '../paths.ts'

interface Worker {
  state: string
}
interface WorkerPool {
  cleanUpWorkers(): void
  getTriggerWorkers(triggerId: string, runtime?: string): Worker[]
  setTriggerWorkers(triggerId: string, workers: Worker[]): void
  getIdleWorker(triggerId: string, runtime?: string): Worker | undefined
  readyForWork(triggerId: string): boolean
}

const path = installed('firebase-tools/lib/emulator/functionsRuntimeWorker.js')
export const { RuntimeWorkerPool }: { RuntimeWorkerPool: new () => WorkerPool } = createRequire(
  import.meta.url,
)(path)

RuntimeWorkerPool.prototype.getIdleWorker = function getReadyWorker(
  this: WorkerPool,
  triggerId: string,
  runtime?: string,
) {
  this.cleanUpWorkers()
  const workers = this.getTriggerWorkers(triggerId, runtime)
  return workers.find(({ state }) => state === 'IDLE' || state === 'BUSY')
}
