import { Button } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { useState } from 'react'
import { StockDialog } from './stock-dialog.tsx'
import { useCorrectStock } from './use-correct-stock.ts'

/** Opens the dialog that corrects the stock. It keeps a correction without an answer and its key. */
export function StockButton({ product }: { product: Product }) {
  const [isOpen, setIsOpen] = useState(false)
  const correct = useCorrectStock(product._id)

  function open() {
    if (!correct.unconfirmed && !correct.isPending) correct.reset()
    setIsOpen(true)
  }

  return (
    <>
      <Button size="small" onClick={open} aria-label={`Correct stock: ${product.product}`}>
        Correct stock
      </Button>
      {isOpen && (
        <StockDialog
          product={product}
          correct={correct}
          onCorrect={(body) =>
            correct.mutate(body, {
              onSuccess: () => setIsOpen(false),
              // It shows the error, also when it was closed meanwhile.
              onError: () => setIsOpen(true),
            })
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
