import { Box, Container, Link, Typography } from '@mui/material'
import { contact } from '@tech-house/shop'
import { ContactForm } from '#features/enquiries/contact-form.tsx'
import type { ShopText } from '#shared/shop-texts.ts'
import { TextPage } from './text-page.tsx'

function ContactPage(text: ShopText) {
  const { email, phone, hours } = contact

  return (
    <>
      <TextPage {...text} />
      <Container maxWidth="md" sx={{ display: 'grid', gap: 4, pb: { xs: 5, md: 8 } }}>
        <Box component="address" sx={address}>
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
          {phone && <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>}
          {hours && <Typography>{hours}</Typography>}
        </Box>
        <ContactForm />
      </Container>
    </>
  )
}

const address = { fontStyle: 'normal', display: 'grid', justifyItems: 'start' }

export { ContactPage as TextPage }
