import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Button, TextField, Typography } from '@mui/material'
import { subscribe } from '@tech-house/api/contract/newsletter'
import { useForm } from 'react-hook-form'
import { useSubscribe } from './use-subscribe.ts'

const notAnAddress = 'Please enter an email address, for example you@example.com'

/** Says in place what went wrong or well, and announces it [HOME-8]. */
export function NewsletterForm() {
  const { mutate, isPending, error, variables, isSuccess } = useSubscribe()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(subscribe.body),
    defaultValues: { email: '' },
  })
  const refused = formState.errors.email && notAnAddress

  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ email }) => mutate(email, { onSuccess: () => reset() }))}
    >
      <Box sx={{ display: 'flex', gap: 1.5, flexDirection: { xs: 'column', sm: 'row' } }}>
        <TextField
          {...register('email')}
          type="email"
          autoComplete="email"
          placeholder="Your email address"
          error={Boolean(refused)}
          slotProps={{
            htmlInput: {
              'aria-label': 'Your email address',
              'aria-describedby': 'newsletter-outcome',
            },
          }}
        />
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          Subscribe
        </Button>
      </Box>
      <Typography
        id="newsletter-outcome"
        role="status"
        sx={{
          mt: 1.5,
          minHeight: '1.65em',
          color: refused || error ? 'error.main' : 'primary.main',
        }}
      >
        {refused ?? error?.message ?? (isSuccess && `Thank you. ${variables} is on the list.`)}
      </Typography>
    </form>
  )
}
