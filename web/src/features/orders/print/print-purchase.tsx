import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button } from '@mui/material'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { useState } from 'react'
import { useMay } from '#shared/session/use-may.ts'
import { isOrder } from '../is-order.ts'
import { type DocumentProps, Documents } from './documents.tsx'
import { printSheets } from './print-sheets.ts'

/** A buyer gets an invoice when a part is delivered, and the confirmation until then. */
export function PrintPurchase({ purchase }: { purchase: PurchaseDetails }) {
  const isStaff = useMay('orders')
  const isSent = purchase.lines.some(
    ({ status, deliveredPieces }) => status === 'delivered' || Boolean(deliveredPieces),
  )
  const [chosen, setPrinted] = useState<DocumentProps>()
  const printed = chosen ?? { kind: isSent ? 'invoice' : 'confirmation' }
  if (!purchase.lines.some(isOrder)) return null

  const choices: [label: string, document: DocumentProps][] = [
    ['Order confirmation', { kind: 'confirmation' }],
  ]
  if (isStaff || isSent) choices.unshift(['Print invoice', { kind: 'invoice' }])
  if (isStaff) {
    choices.push(['Packing slip', { kind: 'slip' }])
    for (const [index, parcel] of purchase.parcels.entries())
      choices.push([`Slip of parcel ${index + 1}`, { kind: 'slip', parcel }])
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
      {choices.map(([label, document]) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          startIcon={<PrintIcon />}
          onClick={() => printSheets(() => setPrinted(document))}
        >
          <span>{label}</span>
        </Button>
      ))}
      <Documents purchases={[purchase]} {...printed} />
    </Box>
  )
}
