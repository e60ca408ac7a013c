import { AppBar, Box, Container, Toolbar } from '@mui/material'
import { sizes } from '#shared/theme/sizes.ts'
import { Brand } from './brand.tsx'
import { ColorModeButton } from './color-mode-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { NavigationMenu } from './navigation-menu.tsx'

export function TopNavigation() {
  return (
    <AppBar position="sticky">
      <Container maxWidth="xl">
        <Toolbar
          disableGutters
          component="nav"
          aria-label="Main"
          sx={{ gap: 0.5, minHeight: sizes.bar }}
        >
          <Brand />
          <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5 }}>
            <NavigationLinks />
          </Box>
          <ColorModeButton />
          <Box sx={{ display: { md: 'none' } }}>
            <NavigationMenu />
          </Box>
        </Toolbar>
      </Container>
    </AppBar>
  )
}
