import type { ToastOptions } from 'react-toastify/unstyled'

const brief: ToastOptions = {
  autoClose: 1000,
  position: 'top-center',
  pauseOnHover: false,
  pauseOnFocusLoss: false,
}

/** One chunk with the toast container: once it has loaded, toasts work without a connection. */
const load = () => import('./ui/toasts.tsx')

/** Shown for 5 s. */
export async function toastSuccess(message: string): Promise<void> {
  const { toast } = await load()
  toast.success(message)
}

/** Shown as long as reading takes, at least 5 s; a repeated toast starts again. */
export const toastError = (message: string): Promise<void> => showError(message)

/** The same at the top, where products and sign-in report. */
export const toastProductError = (message: string): Promise<void> =>
  showError(message, { position: 'top-center' })

/** Slow readers take 80 ms for a letter, and everybody some time to notice. */
const readingTimeMs = ({ length }: string) => Math.max(5000, 2000 + 80 * length)

const showError = (message: string, options: ToastOptions = {}) =>
  show(message, { ...options, type: 'error', autoClose: readingTimeMs(message) })

/** Shown for 1 s at the top, for success of products and for sign-in; a repeated toast starts again. */
export async function toastBriefly(type: 'success' | 'error', message: string): Promise<void> {
  return show(message, { ...brief, type })
}

async function show(message: string, options: ToastOptions): Promise<void> {
  const { toast } = await load()
  if (toast.isActive(message)) toast.update(message, { ...options, render: message })
  else toast(message, { ...options, toastId: message })
}
