import { Button, Stack } from '@mui/material'
import { FormProvider, useForm } from 'react-hook-form'
import { FormField } from '#shared/forms/form-field.tsx'
import type { Elements } from '#shared/ui/elements.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { CallError } from '../api/call-error.ts'

const names = ['name', 'purchase', 'email', 'password', 'message'] as const
export type TextValues = Record<(typeof names)[number], string>

interface Props<Others> {
  /** The tokens for the browser's autofill; a field without one is not shown. */
  autoComplete: Partial<TextValues>
  passwordHint?: string
  button: string
  values?: Partial<TextValues & Others>
  send: (values: TextValues & Others) => Promise<unknown>
  children?: Elements
}

/** `children` register `Others` by `useFormContext`. */
export function TextForm<Others extends object>(props: Props<Others>) {
  const { autoComplete, passwordHint, button, values, send, children } = props
  const form = useForm<TextValues>({ defaultValues: values as Partial<TextValues> })
  const { register, handleSubmit, setError, formState } = form
  const submit = useSingleSubmit(handleSubmit, (typed) =>
    send(typed as TextValues & Others).catch(showRefusals),
  )

  function showRefusals(error: unknown) {
    const fields = error instanceof CallError ? error.fields : []
    for (const { path, message } of fields) setError(path as keyof TextValues, { message })
    throw error
  }

  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        // Before the code has loaded, the browser would put the password into the URL.
        method="post"
        noValidate
        onSubmit={submit}
        sx={{ gap: 2.5 }}
      >
        {names
          .filter((name) => autoComplete[name])
          .map((name) => (
            <FormField
              key={name}
              label={labels[name]}
              {...((name === 'email' || name === 'password') && { type: name })}
              multiline={name === 'message'}
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
    </FormProvider>
  )
}

const labels: TextValues = {
  name: 'Name',
  purchase: 'Purchase number',
  email: 'Email',
  password: 'Password',
  message: 'Message',
}

/** Without control characters, and with a letter or a digit. */
const line = /^(?=.*[\p{L}\p{N}])\P{Cc}*$/u

export const textRule = (max: number, missing: string, pattern = line) => ({
  validate: (text: string) => pattern.test(text) || missing,
  maxLength: { value: max, message: `Use at most ${max} letters` },
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
}
