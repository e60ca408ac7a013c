import CloseIcon from '@mui/icons-material/Close'
import MenuIcon from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import { Box } from '@mui/material'
import { useState } from 'react'
import { Drawer, type Opened } from '#shared/ui/drawer.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { ShopSearch } from './shop-search.tsx'

export function NavigationMenu() {
  const [opened, setOpened] = useState<Opened>()

  return (
    <>
      <Box sx={{ display: { xs: 'flex', md: 'none' } }}>
        <IconButton aria-label="Search the shop" onClick={() => setOpened({ focus: 'search' })}>
          <SearchIcon />
        </IconButton>
        <IconButton aria-label="Open menu" onClick={() => setOpened({})}>
          <MenuIcon />
        </IconButton>
      </Box>
      {opened && (
        <Drawer label="Menu" side="right" opened={opened} onClose={() => setOpened(undefined)}>
          {(close) => (
            <Box sx={styles}>
              <IconButton aria-label="Close menu" onClick={close}>
                <CloseIcon />
              </IconButton>
              <div onSubmit={close}>
                <ShopSearch />
              </div>
              <Box component="nav" aria-label="Menu" onClick={close}>
                <NavigationLinks />
              </Box>
            </Box>
          )}
        </Drawer>
      )}
    </>
  )
}

const styles = {
  minHeight: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  px: 2,
  py: 1,
  '& > button': { justifySelf: 'end' },
  '& nav': { display: 'grid', gap: 0.5, '& > *': { justifyContent: 'flex-start' } },
}
