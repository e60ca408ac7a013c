import { firstInteraction } from '#shared/first-interaction.ts'
import { toastError } from '#shared/toast.ts'

const load = () => import('./product-form.ts')
// Building the schemas earlier would delay the first paint.
void firstInteraction.then(load).catch(() => {})

export const loadRules = () =>
  load().catch((cause) => {
    void toastError('A part of this page could not be loaded. Reload it: what you typed stays.')
    throw cause
  })
