import { Box, Button, Container, Typography } from '@mui/material'
import type { FormEvent } from 'react'
import { measure } from '#shared/theme/sizes.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

export function Newsletter() {
  return (
    <Container component="section" maxWidth="xl" aria-labelledby="newsletter-heading">
      <Box sx={panel}>
        <Box>
          <Typography variant="h2" id="newsletter-heading" gutterBottom>
            New parts, in your inbox
          </Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: measure.lead }}>
            One short letter when something worth building with comes in. Your address goes nowhere
            else.
          </Typography>
        </Box>
        <NewsletterForm />
      </Box>
    </Container>
  )
}

function NewsletterForm() {
  const { mutate, isPending, error, data } = useSafeMutation({
    // The contract's schemas load on first use, so the landing page loads without them.
    mutationFn: async (typed: string) => (await import('./subscribe.ts')).subscribeTyped(typed),
    meta: { quiet: true },
  })

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email'))
    mutate(email, {
      onSuccess: () => form.reset(),
      onError: () => form.querySelector('input')?.focus(),
    })
  }

  return (
    <form noValidate onSubmit={subscribe}>
      <Box sx={{ display: 'flex', gap: 1.5, flexDirection: { xs: 'column', sm: 'row' } }}>
        <input
          className="text-box"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your email address"
          aria-label="Your email address"
          aria-describedby="newsletter-outcome"
          aria-invalid={Boolean(error)}
        />
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          Subscribe
        </Button>
      </Box>
      <Typography
        id="newsletter-outcome"
        role="status"
        sx={{ mt: 1.5, minHeight: '1.65em', color: error ? 'error.main' : 'primary.main' }}
      >
        {error?.message ?? (data && 'We have sent you a mail. Confirm it to get our news.')}
      </Typography>
    </form>
  )
}

const panel = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  p: { xs: 3, sm: 5, md: 7 },
  borderRadius: 1.5,
  bgcolor: 'primary.light',
}
