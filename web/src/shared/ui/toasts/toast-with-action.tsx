import type { Elements } from '../elements.ts'

/** Disappears 15 s later, or with the first click. */
export async function toastWithAction(text: string, action: Elements): Promise<void> {
  const { showSuccess } = await import('./toasts.tsx')
  showSuccess(
    <div>
      <div>{text}</div>
      <div>{action}</div>
    </div>,
    { autoClose: 15_000, closeOnClick: true },
  )
}
