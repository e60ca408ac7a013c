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

/** Shown for 5 s. */
export async function toastError(message: string): Promise<void> {
  const { toast } = await load()
  toast.error(message)
}

/** Shown for 1 s at the top, for products and sign-in; a repeated toast starts again. */
export async function toastBriefly(type: 'success' | 'error', message: string): Promise<void> {
  const { toast } = await load()
  const options = { ...brief, type, toastId: message }
  if (toast.isActive(message)) toast.update(message, { ...options, render: message })
  else toast(message, options)
}
