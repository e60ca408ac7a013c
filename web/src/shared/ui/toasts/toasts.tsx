import 'react-toastify/ReactToastify.css'
import { GlobalStyles } from '@mui/material'
import type { ReactNode } from 'react'
import { ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled'
import { toastStyles } from '../../theme/toast-styles.ts'

const brief: ToastOptions = {
  autoClose: 1000,
  position: 'top-center',
  pauseOnHover: false,
  pauseOnFocusLoss: false,
}

export function Toasts() {
  return (
    <>
      <GlobalStyles styles={toastStyles} />
      <ToastContainer autoClose={5000} newestOnTop />
    </>
  )
}

/** Slow readers take 80 ms for a letter, and everybody some time to notice. */
const readingTimeMs = ({ length }: string) => Math.max(5000, 2000 + 80 * length)

export const showError = (message: string, position?: ToastOptions['position']) =>
  show(message, { position, type: 'error', autoClose: readingTimeMs(message) })

export const showSuccess: (message: ReactNode, options?: ToastOptions) => void = toast.success

export const showBriefly = (type: 'success' | 'error', message: string) =>
  show(message, { ...brief, type })

function show(message: string, options: ToastOptions): void {
  if (toast.isActive(message)) toast.update(message, { ...options, render: message })
  else toast(message, { ...options, toastId: message })
}
