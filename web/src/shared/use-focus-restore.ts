import { type FocusEvent, useEffect, useRef } from 'react'

interface Position {
  /** The row's `data-row`, which identifies it when other rows were inserted before it. */
  row: string | undefined
  index: number
  column: string | undefined
}

/** The focus stays near a button that disappears, such as Delivery. */
export function useFocusRestore(content: unknown) {
  const container = useRef<HTMLDivElement>(null)
  const position = useRef<Position>(undefined)

  useEffect(() => {
    void content
    if (!container.current || document.activeElement !== document.body) return
    if (position.current !== undefined) controlAt(container.current, position.current).focus()
  }, [content])

  return {
    ref: container,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('tr')
      const column = target.closest('td')?.dataset.header
      position.current = { row: row?.dataset.row, index: row?.rowIndex ?? 0, column }
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // When a button is removed or disabled, no element receives the focus.
      const isLeaving = relatedTarget && !container.current?.contains(relatedTarget)
      if (isLeaving) position.current = undefined
    },
  }
}

/** In or below that row, else above it, preferably in the same column. */
function controlAt(container: HTMLElement, { row, index, column }: Position): HTMLElement {
  const rows = [...container.querySelectorAll('tr')]
  const same = rows.findIndex(({ dataset }) => row !== undefined && dataset.row === row)
  const start = same < 0 ? index : same
  const nearest = [...rows.slice(start), ...rows.slice(0, start).toReversed(), container]
  const controls = nearest
    .map((row) => [...row.querySelectorAll<HTMLElement>('button:enabled, a')])
    .map(
      (inRow) =>
        inRow.find((control) => control.closest('td')?.dataset.header === column) ?? inRow[0],
    )
  return controls.find((control) => control !== undefined) ?? container
}
