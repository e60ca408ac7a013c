/**
 * Records clicks and submits on a prerendered page until React hydrates it; the returned function
 * replays them. Links work without code. React itself replays only events after `hydrateRoot`.
 */
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
