// Preloaded into firebase-tools, whose Functions emulator starts a process for each request that comes
// during another one. Each would read the whole catalog; an instance of the real shop takes 80 at once.
import { createRequire } from 'node:module'
import { installed } from '../paths.ts'

interface WorkerPool {
  cleanUpWorkers(): void
  getTriggerWorkers(...trigger: unknown[]): { state: string }[]
  setTriggerWorkers(trigger: string, workers: object[]): void
  getIdleWorker(...trigger: unknown[]): object | undefined
}

const path = installed('firebase-tools/lib/emulator/functionsRuntimeWorker.js')
export const { RuntimeWorkerPool }: { RuntimeWorkerPool: new () => WorkerPool } = createRequire(
  import.meta.url,
)(path)

RuntimeWorkerPool.prototype.getIdleWorker = function getReadyWorker(
  this: WorkerPool,
  ...trigger: unknown[]
) {
  this.cleanUpWorkers()
  const workers = this.getTriggerWorkers(...trigger)
  return workers.find(({ state }) => state === 'IDLE' || state === 'BUSY')
}
