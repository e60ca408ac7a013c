import type { Product } from '@tech-house/api/contract/catalog/product'
import { lazy, Suspense, useState } from 'react'
import { SpinnerOverlay } from '#shared/ui/spinner-overlay.tsx'
import { RowButton } from '#shared/ui/tables/row-button.tsx'

const StockDialog = lazy(() => import('./stock-dialog.tsx'))

/** A table has one for each row, so the rest is loaded and rendered from the first opening on. */
export function StockButton({ product }: { product: Product }) {
  const [isOpen, setIsOpen] = useState<boolean>()

  return (
    <>
      <RowButton onClick={() => setIsOpen(true)} aria-label={`Correct stock: ${product.product}`}>
        Correct stock
      </RowButton>
      {isOpen !== undefined && (
        <Suspense fallback={<SpinnerOverlay />}>
          <StockDialog product={product} isOpen={isOpen} onToggle={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
