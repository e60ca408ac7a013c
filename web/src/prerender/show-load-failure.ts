/** Replaces the spinner of a page whose code could not be loaded with a button to try again. */
export function showLoadFailure(root: HTMLElement): void {
  const retry = document.createElement('a')
  retry.href = window.location.href
  retry.textContent = 'Try again'
  const message = document.createElement('p')
  message.role = 'alert'
  message.append('A part of this page could not be loaded. ', retry)
  root.prepend(message)
  root.querySelector('[role="status"]')?.remove()
}
