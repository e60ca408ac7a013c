import { Box, Link } from '@mui/material'
import { contact } from '@tech-house/shop'
import { ContactForm } from '#features/enquiries/contact-form.tsx'
import type { ShopText } from '#shared/shop-texts.ts'
import { TextPage } from './text-page.tsx'

function ContactPage(text: ShopText) {
  const { email, phone, hours } = contact

  return (
    <TextPage {...text}>
      <Box
        component="address"
        sx={{
          display: 'grid',
          justifyItems: 'start',
          my: 2,
          fontStyle: 'normal',
          overflowWrap: 'anywhere',
        }}
      >
        {email && <Link href={`mailto:${email}`}>{email}</Link>}
        {phone && <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>}
        {hours && <span>{hours}</span>}
      </Box>
      <ContactForm />
    </TextPage>
  )
}

export { ContactPage as TextPage }
