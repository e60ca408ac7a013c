import { Button, Stack } from '@mui/material'
import { type RegisterOptions, useForm } from 'react-hook-form'
import { FormField } from '#shared/forms/form-field.tsx'
import type { Elements } from '#shared/ui/elements.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'

export interface Credentials {
  name: string
  email: string
  password: string
}

const names = ['name', 'email', 'password'] as const

interface Props {
  /** The tokens for the browser's autofill; a field without one is not shown. */
  autoComplete: Partial<Record<keyof Credentials, string>>
  passwordHint?: string
  button: string
  send: (credentials: Credentials) => Promise<unknown>
  children?: Elements
}

export function CredentialsForm(props: Props) {
  const { autoComplete, passwordHint, button, send, children } = props
  const { register, handleSubmit, formState } = useForm<Credentials>()
  const submit = useSingleSubmit(handleSubmit, (values) => send(values))
  const shown = names.filter((name) => autoComplete[name])

  return (
    <Stack
      component="form"
      // Before the code has loaded, the browser would put the password into the URL.
      method="post"
      noValidate
      onSubmit={submit}
      sx={{ gap: 2.5 }}
    >
      {shown.map((name) => (
        <FormField
          key={name}
          label={labels[name]}
          {...(name !== 'name' && { type: name })}
          autoComplete={autoComplete[name]}
          hint={name === 'password' ? passwordHint : undefined}
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

const labels = { name: 'Name', email: 'Email', password: 'Password' }

/** Without zod, which would be a sixth of the login page's code. */
const rules: Record<keyof Credentials, RegisterOptions<Credentials>> = {
  name: {
    validate: (name) => name.trim() !== '' || 'Enter your name',
    maxLength: { value: 200, message: 'Use at most 200 letters' },
  },
  email: {
    validate: (email) =>
      /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) || 'Enter an email address, like name@example.com',
  },
  password: { required: 'Enter your password' },
}
