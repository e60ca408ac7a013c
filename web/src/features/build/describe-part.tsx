import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Button, DialogContent, Typography } from '@mui/material'
import type { OwnedPart } from '@tech-house/api/contract/builds/owned-part'
import type { PartKind } from '@tech-house/api/parts/compatibility/part'
import { comparedFields } from '@tech-house/api/parts/compatibility/rules'
import { Specifications } from '@tech-house/api/parts/specifications/specifications'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  readSpecifications,
  type SpecificationFormValues,
} from '#shared/specifications/read-specifications.ts'
import { TextInput } from '#shared/specifications/specification-input.tsx'
import {
  SpecificationInputs,
  specificationColumns,
} from '#shared/specifications/specification-inputs.tsx'

interface Props {
  kind: PartKind
  onDescribe: (owned: OwnedPart) => void
}

const DescribedForm = z.object({
  name: z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters')),
  specs: z.pipe(
    z.pipe(z.custom<SpecificationFormValues>(), z.transform(readSpecifications)),
    Specifications,
  ),
})
type DescribedForm = z.output<typeof DescribedForm>

export function DescribePart({ kind, onDescribe }: Props) {
  const form = useForm<z.input<typeof DescribedForm>, unknown, DescribedForm>({
    resolver: zodResolver(DescribedForm),
    defaultValues: { name: '', specs: { kind } },
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
          <TextInput name="name" label="Name" />
          <SpecificationInputs fields={comparedFields(kind)} />
          <Button type="submit" variant="contained" size="large" sx={{ gridColumn: '1 / -1' }}>
            I have this
          </Button>
        </Box>
      </DialogContent>
    </FormProvider>
  )
}
