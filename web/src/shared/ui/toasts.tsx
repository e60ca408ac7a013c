import 'react-toastify/ReactToastify.css'
import { GlobalStyles } from '@mui/material'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { toastStyles } from '../theme/toast-styles.ts'

export { toast }

/** 5 s by default; the container is a live region. */
export function Toasts() {
  return (
    <>
      <GlobalStyles styles={toastStyles} />
      <ToastContainer autoClose={5000} newestOnTop />
    </>
  )
}
