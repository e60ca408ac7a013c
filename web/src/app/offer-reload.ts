/** For a document whose code could not be loaded: it says so where its spinner would go on [NAV-7]. */
export function offerReload(root: HTMLElement): void {
  const again = document.createElement('a')
  again.href = window.location.href
  again.textContent = 'Try again'
  const words = document.createElement('p')
  words.role = 'alert'
  words.append('A part of this page could not be loaded. ', again)
  root.prepend(words)
  root.querySelector('[role="status"]')?.remove()
}
