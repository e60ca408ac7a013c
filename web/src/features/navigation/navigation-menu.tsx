import CloseIcon from '@mui/icons-material/Close'
import MenuIcon from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import { Box } from '@mui/material'
import { type ComponentProps, useState } from 'react'
import { Drawer } from '#shared/ui/dialogs/drawer.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { ShopSearch } from './shop-search.tsx'

export function NavigationMenu() {
  const [opened, setOpened] = useState<ComponentProps<typeof Drawer>['opened']>()

  return (
    <>
      <Box sx={{ display: { xs: 'flex', md: 'none' } }}>
        <IconButton aria-label="Search the shop" onClick={() => setOpened({ focus: 'search' })}>
          <SearchIcon />
        </IconButton>
        <IconButton aria-label="Open menu" onClick={() => setOpened({ focus: 'menu' })}>
          <MenuIcon />
        </IconButton>
      </Box>
      {opened && (
        <Drawer label="Menu" side="right" opened={opened} onClose={() => setOpened(undefined)}>
          <IconButton aria-label="Close menu" sx={{ justifySelf: 'end' }}>
            <CloseIcon />
          </IconButton>
          <ShopSearch />
          <Box component="nav" aria-label="Menu" sx={links}>
            <NavigationLinks />
          </Box>
        </Drawer>
      )}
    </>
  )
}

const links = { display: 'grid', gap: 0.5, '& > *': { justifyContent: 'flex-start' } }
