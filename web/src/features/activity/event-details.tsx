import type { ShopEvent } from '@tech-house/api/contract/event'
import { changesOf, type FieldChange } from './event-changes.ts'

export function EventDetails({ event }: { event: ShopEvent }) {
  const changes = changesOf(event)
  const isWhole = event.before === null || event.after === null

  return (
    <>
      {event.stock && (
        <p>{`Stock ${event.stock.delta > 0 ? '+' : '−'}${Math.abs(event.stock.delta)}`}</p>
      )}
      {changes.length > 0 &&
        (isWhole ? (
          <details>
            <summary>{event.before === null ? 'As created' : 'As deleted'}</summary>
            <Changes changes={changes} />
          </details>
        ) : (
          <Changes changes={changes} />
        ))}
    </>
  )
}

const Changes = ({ changes }: { changes: FieldChange[] }) =>
  changes.map(({ field, before, after }) => (
    <small key={field}>
      {`${field}: ${[before, after].filter((value) => value !== undefined).join(' → ')}`}
    </small>
  ))
