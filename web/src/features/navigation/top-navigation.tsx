import { Box, Button, Container, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import * as shop from '@tech-house/shop'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { ColorModeButton } from './color-mode-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { NavigationMenu } from './navigation-menu.tsx'
import { ShopSearch } from './shop-search.tsx'

export function TopNavigation() {
  const { pathname } = useLocation()

  return (
    <>
      <Box component="header" sx={bar}>
        <Container component="nav" maxWidth="xl" aria-label="Main" sx={row}>
          <Box component={Link} to={paths.home} sx={brand}>
            <img src="/logo.svg" alt="" width={32} height={32} />
            <Typography variant="h4" component="span">
              {shop.name}
            </Typography>
          </Box>
          {/* The landing page has a search of its own. */}
          {pathname !== paths.home && (
            <Box sx={search}>
              <ShopSearch />
            </Box>
          )}
          <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5 }}>
            <NavigationLinks />
          </Box>
          <ColorModeButton />
          <NavigationMenu />
        </Container>
      </Box>
      <Box component="nav" aria-label="Shop" sx={shortcuts}>
        <Button component={Link} to={paths.services} {...shortcut}>
          Products
        </Button>
        <Button component={NavLink} to={paths.build} {...shortcut}>
          Build
        </Button>
        <Button component={NavLink} to={paths.quickOrder} {...shortcut}>
          Quick order
        </Button>
      </Box>
    </>
  )
}

const shortcut = { size: 'small', color: 'inherit' } as const

/** On phones, where the footer is far away. */
const shortcuts = {
  display: { xs: 'flex', md: 'none' },
  justifyContent: 'space-evenly',
  '& a': { minHeight: sizes.touch },
  borderBottom: 1,
  borderColor: 'divider',
}

const bar = (theme: Theme) => ({
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: `color-mix(in srgb, ${theme.vars?.palette.background.default} 88%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderBottom: 1,
  borderColor: 'divider',
})

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: sizes.bar,
}

const brand = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  mr: 'auto',
  minHeight: sizes.touch,
  color: 'text.primary',
  textDecoration: 'none',
  whiteSpace: { md: 'nowrap' },
}

const search = {
  display: { xs: 'none', md: 'block' },
  mr: 1,
  '& input': { minHeight: sizes.touch },
}
