import { Alert, Box, Typography } from '@mui/material'
import { Restock } from '@tech-house/api/contract/catalog/restock'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { readBytes } from '#shared/csv/decode-csv.ts'
import { TextFileButton } from '#shared/forms/text-file-button.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { DelayedSpinner } from '#shared/ui/delayed-spinner.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { DeliveryFile } from './delivery-file.tsx'
import type { Delivery } from './read-delivery.ts'

/** Adds the pieces of a delivery to the stock, after a preview of its file. */
export function ProductRestock() {
  const [number, setNumber] = useState('')
  const reading = useSafeMutation({
    mutationFn: readFile,
    meta: { quiet: true },
    onSuccess: (_, { name }) => setNumber(deliveryOf(name)),
  })
  const { data } = reading
  const delivery = Restock.shape.delivery.safeParse(number).data

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: sizes.wideForm }}>
        Choose the CSV file of a delivery, with the columns id or product, and pieces. Its pieces
        are added to the stock.
      </Typography>
      <TextFileButton onChoose={(file) => reading.mutate(file)} />
      {reading.isPending && <DelayedSpinner />}
      {reading.error && <Alert severity="error">{reading.error.message}</Alert>}
      {data && (
        <>
          <TextField
            label="Delivery number"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
            error={!delivery}
            helperText="Each product of a delivery is added once. Another delivery needs another number."
            slotProps={{ htmlInput: { maxLength: 100 } }}
            sx={{ width: '100%', maxWidth: sizes.form }}
          />
          {delivery && (
            <DeliveryFile
              key={`${reading.submittedAt} ${delivery}`}
              delivery={delivery}
              {...data}
            />
          )}
        </>
      )}
    </Box>
  )
}

const maxMegabytes = 2

/** What a file delivers. Throws `FileError` when it cannot be read. */
async function readFile(file: File): Promise<Delivery> {
  const [bytes, shop, { readDelivery }] = await Promise.all([
    readBytes(file, maxMegabytes),
    apiFetch('GET /products?view=admin'),
    import('./read-delivery.ts'),
  ])
  return readDelivery(bytes, shop)
}

/** The name of a file as the number of its delivery, without what a browser adds to a second download. */
export const deliveryOf = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/ ?\(\d+\)$/, '')
    .trim()
    .slice(0, 100)
