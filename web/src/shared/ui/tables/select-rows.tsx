import { createContext, useContext, useState } from 'react'

type Row = { _id: string }

/** Not in the columns of a table, whose rows would all be rendered again. */
export const SelectedRows = createContext({
  ids: [] as string[],
  select: (_ids: string[]): void => {},
})

/** The rows that are selected, without those that another search hides or that are gone. */
export function useSelectedRows<Shown extends Row>(rows: Shown[]) {
  const [ids, select] = useState<string[]>([])
  const selected = rows.filter(({ _id }) => ids.includes(_id))
  return { selected, selection: { ids: selected.map(({ _id }) => _id), select } }
}

interface Props {
  rows: Row[]
  label: string
  /** How many can be selected. */
  max?: number
}

/** Selects a row or all of a group. */
export function SelectRows({ rows, label, max = Infinity }: Props) {
  const { ids, select } = useContext(SelectedRows)
  const own = rows.map(({ _id }) => _id)
  const others = ids.filter((id) => !own.includes(id))
  const count = ids.length - others.length
  const isAll = count === own.length

  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isAll}
      ref={(element) => {
        if (element) element.indeterminate = count > 0 && !isAll
      }}
      disabled={!isAll && others.length + own.length > max}
      onChange={() => select(isAll ? others : [...others, ...own])}
    />
  )
}
