import { formatNumber } from '@tech-house/api/parts/format-number'
import { useState } from 'react'

interface Props {
  label: string
  count: number
  isChosen: boolean
  onChange: () => void
}

/** A value with its number of products. Without any it is disabled, unless it was chosen: it may have the focus. */
export function Choice({ label, count, isChosen, onChange }: Props) {
  const [wasChosen, setWasChosen] = useState(isChosen)
  if (isChosen && !wasChosen) setWasChosen(true)

  return (
    <label>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={count === 0 && !wasChosen}
        onChange={onChange}
      />
      <span>{label}</span> <span className="count">{formatNumber(count)}</span>
    </label>
  )
}
