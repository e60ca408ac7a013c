import 'react-toastify/ReactToastify.css'
import { ToastContainer, toast } from 'react-toastify/unstyled'

export { toast }

/** 5 s by default; the container is a live region. */
export function Toasts() {
  return <ToastContainer autoClose={5000} newestOnTop />
}
