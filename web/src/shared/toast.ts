import type { ReactNode } from 'react'

/** One chunk with the toast container: once it has loaded, toasts work without a connection. */
const load = () => import('./ui/toasts/toasts.tsx')

export const toastSuccess = async (message: ReactNode): Promise<void> =>
  (await load()).showSuccess(message)

/** Shown as long as reading takes, at least 5 s; a repeated toast starts again. */
export const toastError = async (message: string): Promise<void> =>
  (await load()).showError(message)

/** The same at the top, where products report. */
export const toastProductError = async (message: string): Promise<void> =>
  (await load()).showError(message, 'top-center')

/** Shown for 1 s at the top: success of products, refused quantities, which the field repeats, and sign-in. */
export const toastBriefly = async (type: 'success' | 'error', message: string): Promise<void> =>
  (await load()).showBriefly(type, message)
