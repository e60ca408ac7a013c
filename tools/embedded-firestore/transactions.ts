import { status } from '@grpc/grpc-js'
import type { Engine } from './engine.ts'

const idleLimitMs = 10_000

/** One after another: the engine has no locks, and a client gives up after five conflicts. */
export function transactions({ client, tick }: Engine) {
  let queue = Promise.resolve()
  let current: { id: string; pass: () => void; idle: NodeJS.Timeout } | undefined

  function endTurn() {
    clearTimeout(current?.idle)
    current?.pass()
    current = undefined
  }

  async function begin(options: { readOnly?: object } | undefined, isCancelled: () => boolean) {
    if (options?.readOnly) return (await client.beginTransaction({ options }))[0].transaction

    const { promise: turnIsOver, resolve: pass } = Promise.withResolvers<void>()
    const turnBefore = queue
    queue = turnBefore.then(() => turnIsOver)
    await turnBefore
    if (isCancelled()) {
      pass()
      throw problem(status.CANCELLED, 'The caller has gone.')
    }
    const [{ transaction }] = await client.beginTransaction({ options: { readWrite: {} } })
    const idle = setTimeout(() => abandon(transaction), idleLimitMs)
    current = { id: key(transaction), pass, idle }
    return transaction
  }

  async function abandon(transaction: Uint8Array) {
    const isCurrent = current?.id === key(transaction)
    if (isCurrent) {
      await client.rollback({ transaction })
      endTurn()
    }
    return [{}]
  }

  return {
    begin,

    rollback: abandon,

    touch(transaction: Uint8Array | undefined) {
      if (transaction && current?.id === key(transaction)) current.idle.refresh()
    },

    async commit(request: { transaction?: Uint8Array; writes?: object[] }) {
      const { transaction, writes = [] } = request
      const isCurrent = transaction !== undefined && current?.id === key(transaction)
      if (transaction && !isCurrent && writes.length > 0)
        throw problem(status.ABORTED, 'The transaction took too long; try again.')
      try {
        tick()
        return await client.commit(request)
      } finally {
        if (isCurrent) endTurn()
      }
    },
  }
}

const key = (transaction: Uint8Array) => Buffer.from(transaction).toString('base64')

function problem(code: status, message: string) {
  return Object.assign(new Error(message), { code })
}
