import { Button, Stack } from '@mui/material'
import { useForm } from 'react-hook-form'
import { FormField } from '#shared/forms/form-field.tsx'
import type { Elements } from '#shared/ui/elements.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { CallError } from '../api/call-error.ts'
import { wrappedLabel } from '../theme/wrapped-label.ts'

const names = ['name', 'purchase', 'email', 'password', 'message', 'goods'] as const
export type TextValues = Record<(typeof names)[number], string>

interface Props {
  /** The tokens for the browser's autofill; a field without one is not shown. */
  autoComplete: Partial<TextValues>
  /** Of the last field. */
  hint?: string
  button: string
  values?: Partial<TextValues>
  send: (values: TextValues) => Promise<unknown>
  children?: Elements
}

export function TextForm({ autoComplete, hint, button, values = {}, send, children }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<TextValues>({
    defaultValues: values,
  })
  const submit = useSingleSubmit(handleSubmit, (typed) => send(typed).catch(showRefusals))
  const shown = names.filter((name) => autoComplete[name])

  function showRefusals(error: unknown) {
    const fields = error instanceof CallError ? error.fields : []
    for (const { path, message } of fields) setError(path as keyof TextValues, { message })
    throw error
  }

  return (
    <Stack
      component="form"
      // Before the code has loaded, the browser would put the password into the URL.
      method="post"
      noValidate
      onSubmit={submit}
      sx={{ gap: 2.5, '& > .MuiFormControl-root': wrappedLabel }}
    >
      {shown.map((name) => (
        <FormField
          key={name}
          label={labels[name]}
          {...((name === 'email' || name === 'password') && { type: name })}
          multiline={name === 'message' || name === 'goods'}
          minRows={3}
          isOptional={name === 'goods'}
          autoComplete={autoComplete[name]}
          hint={name === shown.at(-1) ? hint : undefined}
          field={register(name, rules[name])}
          error={formState.errors[name]}
        />
      ))}
      {children}
      <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
        <span>{button}</span>
      </Button>
    </Stack>
  )
}

const labels: TextValues = {
  name: 'Name',
  purchase: 'Purchase number',
  email: 'Email',
  password: 'Password',
  message: 'Message',
  goods: 'Products',
}

/** Without control characters, and with a letter or a digit. */
const line = /^(?=.*[\p{L}\p{N}])\P{Cc}*$/u

const textRule = (max: number, missing: string, pattern = line) => ({
  validate: (text: string) => pattern.test(text) || missing,
  maxLength: { value: max, message: `Use at most ${max} characters` },
})

/** Without zod, which would be a sixth of the login page's code. */
const rules = {
  name: textRule(200, 'Enter your name'),
  purchase: textRule(40, 'Enter the number of the purchase'),
  email: {
    validate: (email: string) =>
      /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) || 'Enter an email address, like name@example.com',
  },
  password: { required: 'Enter your password' },
  message: textRule(2000, 'Write a few words', /\S/),
  goods: {
    validate: (text: string) =>
      (text.match(/\S.*/g) ?? []).every(
        (product) => line.test(product) && !/^0+ *[×x] /i.test(product),
      ) || 'Write one product on each line, like 2 × Fast SSD',
  },
}
