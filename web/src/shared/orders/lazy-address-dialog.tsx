import { lazy, Suspense } from 'react'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import type { AddressDialogProps } from './address-dialog.tsx'

const AddressDialog = lazy(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}))

export const LazyAddressDialog = (props: AddressDialogProps) => (
  <Suspense fallback={<FullScreenSpinner />}>
    <AddressDialog {...props} />
  </Suspense>
)
