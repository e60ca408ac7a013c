import FacebookIcon from '@mui/icons-material/Facebook'
import TwitterIcon from '@mui/icons-material/Twitter'
import YouTubeIcon from '@mui/icons-material/YouTube'
import { Box, Container, Typography } from '@mui/material'
import * as shop from '@tech-house/shop'
import { paths } from '#shared/paths.ts'
import { shopTexts } from '#shared/shop-texts.ts'
import { measure } from '#shared/theme/sizes.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { useBrowserValue } from '#shared/use-browser-value.ts'

const pages = [
  { label: 'Home', to: paths.home },
  { label: 'Products', to: paths.services },
  { label: 'Quick order', to: paths.quickOrder },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Portfolio', to: paths.portfolio },
  { label: 'Build a computer', to: paths.build },
  { label: 'Developers', to: paths.developers },
]

const service: { label: string; to: string }[] = [
  ...shopTexts.map(({ name, path }) => ({
    label: name.charAt(0).toUpperCase() + name.slice(1),
    to: path,
  })),
  ...(shop.withdrawalDays > 0 ? [{ label: 'Withdraw from a purchase', to: paths.withdraw }] : []),
]

const networks = [
  { name: 'Twitter', href: shop.socialLinks.Twitter, Icon: TwitterIcon },
  { name: 'YouTube', href: shop.socialLinks.YouTube, Icon: YouTubeIcon },
  { name: 'Facebook', href: shop.socialLinks.Facebook, Icon: FacebookIcon },
].filter(({ href }) => href)

export function Footer() {
  const year = useBrowserValue(
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_YEAR),
  )

  return (
    <Box component="footer" sx={ground}>
      <Container maxWidth="xl" sx={columns}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <img src="/logo.svg" alt={`${shop.name} logo`} width={56} height={56} />
          <Typography sx={{ maxWidth: measure.brief, textWrap: 'balance' }}>
            {`${shop.legalName} - ${shop.slogan}`}
          </Typography>
        </Box>
        <Links label="Footer" links={pages} />
        <Box sx={{ display: 'flex', gap: 1, color: 'primary.main' }}>
          {networks.map(({ name, href, Icon }) => (
            <IconButton
              key={name}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={name}
            >
              <Icon />
            </IconButton>
          ))}
        </Box>
      </Container>
      <Container maxWidth="xl" sx={lastLine}>
        <Typography variant="body2" sx={{ py: 1.5 }}>
          {`Copyright © ${year} ${shop.legalName}`}
        </Typography>
        {service.length > 0 && <Links label="Service" links={service} />}
      </Container>
    </Box>
  )
}

function Links(props: { label: string; links: typeof service }) {
  return (
    <Box component="nav" aria-label={props.label} sx={links}>
      {props.links.map(({ label, to }) => (
        <TextLink key={to} to={to}>
          {label}
        </TextLink>
      ))}
    </Box>
  )
}

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 3, md: 2, xl: 3 },
  '& a': { py: 1.25 },
}

const ground = { bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }

const columns = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 3, md: 4, xl: 6 },
  pt: { xs: 5, md: 7 },
  pb: { xs: 2, md: 3 },
}

const lastLine = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: { xs: 3, md: 4, xl: 6 },
  py: 1.5,
}
