import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'

/**
 * Brings the shop into the document, which shows it already when `isDrawn`. This and React are a
 * script of their own, as look.tsx is: in one with the rest of the shop they would be a long task.
 */
export function mount(
  root: HTMLElement,
  shop: ReactNode,
  isDrawn: boolean,
  options: RootOptions,
): void {
  // As a transition it is done in slices, between which the page stays quick to the touch.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, shop, options)
    else createRoot(root, options).render(shop)
  })
}
