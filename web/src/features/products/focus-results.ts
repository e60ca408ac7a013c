/** Moves the keyboard to the number of results when what was pressed goes away with the filter. */
export function focusResults({ currentTarget }: { currentTarget: Element }): void {
  const count = currentTarget.closest('section')?.querySelector<HTMLElement>('[role="status"]')
  count?.focus({ preventScroll: true })
}
