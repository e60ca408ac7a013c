import { Button } from '@mui/material'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { lazy, Suspense, useState } from 'react'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

const ChangeLinesDialog = lazy(async () => ({
  default: (await import('./change-lines-dialog.tsx')).ChangeLinesDialog,
}))

export function ChangeLines({ purchase }: { purchase: PurchaseDetails }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" sx={{ mb: 2 }} onClick={() => setIsOpen(true)}>
        Change products
      </Button>
      {isOpen && (
        <Suspense fallback={<FullScreenSpinner />}>
          <ChangeLinesDialog purchase={purchase} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
