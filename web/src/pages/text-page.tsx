import { Container } from '@mui/material'
import type { ShopText } from '#shared/shop-texts.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { PageHeading } from '#shared/ui/page-heading.tsx'
import { Prose } from '#shared/ui/prose.tsx'

/** A page of the owner's texts. */
export function TextPage({ title, html, children }: ShopText & { children?: Elements }) {
  return (
    <Container maxWidth="md" sx={{ display: 'grid', gap: 1.5, py: { xs: 5, md: 8 } }}>
      <PageHeading>{title}</PageHeading>
      <Prose html={html} />
      {children}
    </Container>
  )
}
