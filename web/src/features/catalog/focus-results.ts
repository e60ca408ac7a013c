/** Moves the focus to the number of results when the pressed button disappears with its filter. */
export function focusResults({ currentTarget }: { currentTarget: Element }): void {
  const count = currentTarget.closest('section')?.querySelector<HTMLElement>('[role="status"]')
  count?.focus({ preventScroll: true })
}
