import { ManagedProductStore } from '../../../functions/src/domains/products/managed-product-store.ts'
import { ProductStore } from '../../../functions/src/domains/products/product-store.ts'
import { stockAlertReader } from '../../../functions/src/domains/stock-alerts/on-event.ts'
import { StockAlertStore } from '../../../functions/src/domains/stock-alerts/stock-alert-store.ts'
import { EventLog } from '../../../functions/src/platform/events/event-log.ts'
import { Outbox } from '../../../functions/src/platform/mail/outbox.ts'
import { db, tester } from '../../../functions/test/support/people.ts'

/** Adds a piece to the stock of this product and dies after the commit, or reads the log and dies after its first effect. */
const [productId] = process.argv.slice(2)
const die = () => void process.kill(process.pid, 'SIGKILL')

const events = new EventLog(db)
if (productId) {
  events.subscribe(die)
  const managed = new ManagedProductStore(events, new ProductStore(events))
  await managed.correctStock(productId, { delta: 1, reason: 'received' }, tester)
} else {
  const alerts = new StockAlertStore(db, new Outbox(db))
  const mailWaiting = async (id: string) => {
    await alerts.mailWaiting(id)
    die()
    return 0
  }
  await stockAlertReader(db, { mailWaiting }, 0).run()
}
