import { StockCorrection } from '@tech-house/api/contract/catalog/managed-product'
import { z } from 'zod'
import { plainWhole } from '#shared/read-number.ts'

const { delta, reason, note } = StockCorrection.shape

/** Parses the typed fields of a correction of this stock by the rules of the contract. */
export const CorrectionForm = (stock: number) =>
  z.object({
    delta: z
      .string()
      .overwrite(plainWhole)
      .regex(/^[+-]?\d{1,7}$/, 'Write a whole number of pieces')
      .transform(Number)
      .pipe(delta)
      .refine((pieces) => stock + pieces >= 0, `Only ${stock} in stock: remove that many or fewer`),
    reason,
    note: z
      .string()
      .transform((typed) => typed.trim() || undefined)
      .pipe(note),
  })
export type CorrectionFormValues = z.input<ReturnType<typeof CorrectionForm>>
