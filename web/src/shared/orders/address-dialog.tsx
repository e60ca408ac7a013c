import { zodResolver } from '@hookform/resolvers/zod'
import { Box } from '@mui/material'
import { PurchaseFields, Recipient } from '@tech-house/api/contract/orders/recipient'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { FormField } from '#shared/forms/form-field.tsx'
import { useAccount } from '#shared/session/auth-state.ts'
import { countryName, countryNames, readCountry } from './countries.ts'

interface Props {
  title: string
  stored?: Partial<AddressEntry> | undefined
  /** Whether it also asks for what the buyer says of a purchase. */
  isPurchase?: boolean
  /** Shows its failure itself; the form then stays open. */
  write: (entry: AddressEntry) => Promise<unknown>
  onClose: () => void
}

export default function AddressDialog(props: Props) {
  const { title, stored, isPurchase = false, write, onClose } = props
  const { lines = [], country } = stored ?? {}
  const name = useAccount()?.displayName ?? ''
  const { register, handleSubmit, formState } = useForm<FormValues, unknown, AddressEntry>({
    resolver: zodResolver(Address, {
      error: ({ code }) => (code === 'invalid_type' ? 'Please fill this in' : undefined),
    }),
    defaultValues: {
      name,
      ...stored,
      lines: lines.join('\n'),
      country: country && countryName(country),
    },
  })
  const { errors, isSubmitting } = formState

  return (
    <FormDialog
      title={title}
      yes="Save"
      isPending={isSubmitting}
      onSubmit={handleSubmit((entry) => write(entry).then(onClose, () => {}))}
      onClose={onClose}
    >
      {/* The label of a field is above its frame. */}
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        {rows.slice(0, isPurchase ? rows.length : -2).map(([name, label, autofill]) => (
          <FormField
            key={name}
            label={label}
            multiline={name === 'lines' || name === 'message'}
            autoComplete={autofill ? `shipping ${autofill}` : 'off'}
            isOptional={Entry.shape[name].safeParse(undefined).success}
            suggestions={name === 'country' ? countryNames : undefined}
            field={register(name)}
            error={errors[name]}
            {...(name === 'phone' && { inputMode: 'tel' })}
          />
        ))}
      </Box>
    </FormDialog>
  )
}

const { reference, message } = PurchaseFields.shape
const Entry = z.extend(Recipient, { reference, message })
export type AddressEntry = z.infer<typeof Entry>
type FormValues = Record<keyof AddressEntry, string>

const rows: [name: keyof AddressEntry, label: string, autofill?: string][] = [
  ['name', 'Name', 'name'],
  ['company', 'Company (optional)', 'organization'],
  ['vatNumber', 'VAT number of the company (optional)'],
  ['lines', 'Street and number', 'street-address'],
  ['postalCode', 'Postal code (if there is one)', 'postal-code'],
  ['city', 'City', 'address-level2'],
  ['region', 'State or region (optional)', 'address-level1'],
  ['country', 'Country', 'country-name'],
  ['phone', 'Phone (optional)', 'tel'],
  ['reference', 'Your reference (optional)'],
  ['message', 'Message to the shop (optional)'],
]

const toEntry = ({ lines, country, ...texts }: FormValues) => {
  const written = Object.entries({ ...texts, country: readCountry(country) })
  return {
    ...Object.fromEntries(written.filter(([, text]) => text.trim())),
    lines: lines.trim() ? lines.split('\n').filter((line) => line.trim()) : undefined,
  }
}

const Address = z.pipe(z.transform(toEntry), Entry)
