import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Button, DialogContent, Typography } from '@mui/material'
import type { OwnedPart } from '@tech-house/api/contract/builds/owned-part'
import type { PartKind } from '@tech-house/api/parts/compatibility/part'
import { comparedFields } from '@tech-house/api/parts/compatibility/rules'
import type { KnownSpecifications } from '@tech-house/api/parts/specifications/specification-kinds'
import { Specifications } from '@tech-house/api/parts/specifications/specifications'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  readSpecifications,
  type SpecificationFormValues,
} from '#shared/specifications/read-specifications.ts'
import { specificationFormValues } from '#shared/specifications/specification-form-values.ts'
import { TextInput } from '#shared/specifications/specification-input.tsx'
import {
  SpecificationInputs,
  specificationColumns,
} from '#shared/specifications/specification-inputs.tsx'

interface Props {
  kind: PartKind
  /** What is known of it already. */
  name?: string | undefined
  specs?: KnownSpecifications | undefined
  /** The names of the facts; by default its name and all of them. */
  asked?: string[] | false
  submitLabel: string
  onDescribe: (owned: DescribedPart) => void
}

type DescribedPart = Exclude<OwnedPart, { productId: string }>

const DescribedForm = z.object({
  name: z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters')),
  specs: z.pipe(
    z.pipe(z.custom<SpecificationFormValues>(), z.transform(readSpecifications)),
    Specifications,
  ),
})
type DescribedForm = z.output<typeof DescribedForm>

export default function DescribePart({
  kind,
  name = '',
  specs,
  asked,
  submitLabel,
  onDescribe,
}: Props) {
  const fields = comparedFields(kind).filter(([name]) => !asked || asked.includes(name))
  const form = useForm<z.input<typeof DescribedForm>, unknown, DescribedForm>({
    resolver: zodResolver(DescribedForm),
    defaultValues: { name, specs: specificationFormValues(specs ?? { kind }) },
  })

  return (
    <FormProvider {...form}>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Fill in what you know. What you leave empty is not known, and the check says where it
          matters.
        </Typography>
        <Box
          component="form"
          noValidate
          onSubmit={form.handleSubmit(({ name, specs }) =>
            onDescribe({ ...(name && { name }), specs }),
          )}
          sx={specificationColumns}
        >
          {!asked && <TextInput name="name" label="Name" />}
          <SpecificationInputs fields={fields} />
          <Button type="submit" variant="contained" size="large" sx={{ gridColumn: '1 / -1' }}>
            <span>{submitLabel}</span>
          </Button>
        </Box>
      </DialogContent>
    </FormProvider>
  )
}
