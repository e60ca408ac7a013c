/** Records clicks and submits until React hydrates the page; the returned function replays them. */
export function queueInteractions(): () => void {
  const controls = new Set<HTMLElement>()

  function record(event: Event) {
    const { target } = event
    const control = target instanceof Element && target.closest<HTMLElement>('button, form')
    if (!control || (event.type === 'click' && control instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    controls.add(control)
  }

  window.addEventListener('click', record, true)
  window.addEventListener('submit', record, true)
  return () => {
    window.removeEventListener('click', record, true)
    window.removeEventListener('submit', record, true)
    for (const control of controls) {
      if (control instanceof HTMLFormElement) control.requestSubmit()
      else control.click()
    }
  }
}
