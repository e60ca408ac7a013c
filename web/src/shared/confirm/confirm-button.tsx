import { Button, type ButtonProps } from '@mui/material'
import {
  type ComponentProps,
  type ElementType,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { SpinnerOverlay } from '../ui/spinner-overlay.tsx'
import { RowButton } from '../ui/tables/row-button.tsx'

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}))

type Texts = 'question' | 'warning' | 'yes' | 'no' | 'children'

interface Props extends Pick<ComponentProps<typeof ConfirmDialog>, Texts> {
  label: string
  isPending?: boolean
  disabled?: boolean
  onConfirm: () => void
  color?: 'error' | 'primary'
  /** Where it is not in a row. */
  button?: Pick<ButtonProps, 'variant' | 'size' | 'color' | 'disabled' | 'aria-describedby'>
}

export function ConfirmButton(props: Props) {
  const { label, isPending = false, disabled, onConfirm, color = 'error', button, ...texts } = props
  // A table has one for each row, so its dialog is loaded and rendered from the first opening on.
  const [isOpen, setIsOpen] = useState<boolean>()
  const close = () => setIsOpen(false)

  const opener = useRef<HTMLButtonElement>(null)
  const wasPending = useRef(false)

  useEffect(() => {
    // Outside of rows, a pending button is disabled, so it has lost the focus.
    const hasFailed = wasPending.current && !isPending
    if (hasFailed && document.activeElement === document.body) opener.current?.focus()
    wasPending.current = isPending
  }, [isPending])

  function confirm() {
    // The focus returns to the button while it is enabled.
    flushSync(close)
    onConfirm()
  }

  const Opener: ElementType = button ? Button : RowButton

  return (
    <>
      <Opener
        ref={opener}
        color={color}
        loading={isPending}
        disabled={disabled}
        {...(button && { size: 'small', ...button })}
        onClick={() => setIsOpen(true)}
      >
        <span>{label}</span>
      </Opener>
      {isOpen !== undefined && (
        <Suspense fallback={<SpinnerOverlay />}>
          <ConfirmDialog {...texts} color={color} isOpen={isOpen} onYes={confirm} onNo={close} />
        </Suspense>
      )}
    </>
  )
}
