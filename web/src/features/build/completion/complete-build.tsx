import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import type { CompleteBuildProps } from './complete-build-dialog.tsx'

const CompleteBuildDialog = lazy(() => import('./complete-build-dialog.tsx'))

export function CompleteBuild({ onUse, build }: Omit<CompleteBuildProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  return (
    <>
      <Button
        variant="outlined"
        sx={{ justifySelf: { sm: 'start' } }}
        onClick={() => setIsOpen(true)}
      >
        Complete a build for your budget
      </Button>
      {isOpen && (
        <Suspense fallback={<FullScreenSpinner />}>
          <CompleteBuildDialog
            build={build}
            onClose={close}
            onUse={(lines) => {
              // The dialog returns the focus before the page moves it.
              flushSync(close)
              onUse(lines)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
