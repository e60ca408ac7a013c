import FacebookIcon from '@mui/icons-material/Facebook'
import TwitterIcon from '@mui/icons-material/Twitter'
import YouTubeIcon from '@mui/icons-material/YouTube'
import { Box, Container, IconButton, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { measure } from '#shared/theme/sizes.ts'

const pages = [
  { label: 'Home', to: paths.home },
  { label: 'Products', to: paths.services },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Portfolio', to: paths.portfolio },
]

const networks = [
  { name: 'Twitter', href: 'https://twitter.com', Icon: TwitterIcon },
  { name: 'YouTube', href: 'https://www.youtube.com', Icon: YouTubeIcon },
  { name: 'Facebook', href: 'https://www.facebook.com', Icon: FacebookIcon },
]

export function Footer() {
  return (
    <Box component="footer" sx={ground}>
      <Container maxWidth="xl" sx={columns}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <img src="/logo.svg" alt="Tech House logo" width={56} height={56} />
          <Typography sx={{ maxWidth: measure.brief, textWrap: 'balance' }}>
            Tech House LTD - Providing reliable tech since 2020
          </Typography>
        </Box>
        <Box component="nav" aria-label="Footer" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {pages.map(({ label, to }) => (
            <Link key={to} component={RouterLink} to={to} color="text.primary" sx={{ py: 1.25 }}>
              {label}
            </Link>
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {networks.map(({ name, href, Icon }) => (
            <IconButton
              key={name}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={name}
              color="primary"
            >
              <Icon />
            </IconButton>
          ))}
        </Box>
      </Container>
      <Container maxWidth="xl">
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 3 }}>
          Copyright © {new Date().getFullYear()} Tech House LTD
        </Typography>
      </Container>
    </Box>
  )
}

const ground = { bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }

const columns = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 3, md: 6 },
  pt: { xs: 5, md: 7 },
  pb: { xs: 2, md: 3 },
}
