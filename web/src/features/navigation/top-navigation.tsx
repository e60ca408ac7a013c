import { Box, Container } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { Brand } from './brand.tsx'
import { ColorModeButton } from './color-mode-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { NavigationMenu } from './navigation-menu.tsx'
import { ProductSearch } from './product-search.tsx'

export function TopNavigation() {
  const { pathname } = useLocation()

  return (
    <Box component="header" sx={bar}>
      <Container maxWidth="xl">
        <Box component="nav" aria-label="Main" sx={row}>
          <Brand />
          {/* The landing page has a search of its own. */}
          {pathname !== paths.home && (
            <Box sx={search}>
              <ProductSearch />
            </Box>
          )}
          <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5 }}>
            <NavigationLinks />
          </Box>
          <ColorModeButton />
          <Box sx={{ display: { md: 'none' } }}>
            <NavigationMenu />
          </Box>
        </Box>
      </Container>
    </Box>
  )
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

const search = {
  display: { xs: 'none', md: 'block' },
  mr: 1,
  '& input': { minHeight: sizes.touch },
}

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: sizes.bar,
}
