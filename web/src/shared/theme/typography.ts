import type { TypographyVariantsOptions } from '@mui/material/styles'

const headings = '"Space Grotesk", "Space Grotesk Fallback", system-ui, sans-serif'
export const text = 'Inter, "Inter Fallback", system-ui, sans-serif'

const heading = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontFamily: headings,
  fontWeight: 600,
  fontSize,
  lineHeight,
  letterSpacing,
})

export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  h1: heading('clamp(2.125rem, 1.5rem + 2.6vw, 3.5rem)', 1.08, '-0.03em'),
  h2: heading('clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem)', 1.15, '-0.02em'),
  h3: heading('clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', 1.25, '-0.015em'),
  h4: heading('1.1875rem', 1.3, '-0.01em'),
  h5: heading('1.0625rem', 1.35, '-0.005em'),
  h6: heading('1rem', 1.4, '0'),
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.6 },
  body1: { fontSize: '1rem', lineHeight: 1.65 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
  button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
}
