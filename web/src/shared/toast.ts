import type { ToastOptions } from 'react-toastify/unstyled'

const brief: ToastOptions = {
  autoClose: 1000,
  position: 'top-center',
  pauseOnHover: false,
  pauseOnFocusLoss: false,
}

/** One script with the place where they show: once it is there, toasts work without a connection. */
const load = () => import('./ui/toasts.tsx')

/** For 5 s. */
export async function toastSuccess(message: string): Promise<void> {
  const { toast } = await load()
  toast.success(message)
}

/** For 5 s. */
export async function toastError(message: string): Promise<void> {
  const { toast } = await load()
  toast.error(message)
}

/** For 1 s at the top, as everything about products and signing in; said again, it starts anew. */
export async function toastBriefly(type: 'success' | 'error', message: string): Promise<void> {
  const { toast } = await load()
  const options = { ...brief, type, toastId: message }
  if (toast.isActive(message)) toast.update(message, { ...options, render: message })
  else toast(message, options)
}
