import CloseIcon from '@mui/icons-material/Close'
import MenuIcon from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { ShopSearch } from './shop-search.tsx'

export function NavigationMenu() {
  // A new object opens the dialog again, also before its `close` event has come.
  const [opened, setOpened] = useState<Opened>()

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
      {opened && <Drawer opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

interface Opened {
  focus: 'menu' | 'search'
}

/** The browser's own dialog: its code is there without a connection, too. */
function Drawer({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Returns the focus to the button.
  const close = () => dialog.current?.close()

  useEffect(() => {
    dialog.current?.showModal()
    if (opened.focus === 'search') dialog.current?.querySelector('input')?.focus()
  }, [opened])

  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label="Menu"
      onClose={() => {
        // Browsers send the event with the next frame. By then the dialog may be open again.
        if (!dialog.current?.open) onClose()
      }}
      onClick={({ target }) => {
        // The backdrop counts as the dialog.
        if (target === dialog.current) close()
      }}
      sx={drawer}
    >
      <div>
        <IconButton aria-label="Close menu" onClick={close}>
          <CloseIcon />
        </IconButton>
        <div onSubmit={close}>
          <ShopSearch />
        </div>
        <Box component="nav" aria-label="Menu" onClick={close}>
          <NavigationLinks />
        </Box>
      </div>
    </Box>
  )
}

const drawer = {
  width: sizes.menu,
  height: '100%',
  maxHeight: 'none',
  mr: 0,
  p: 0,
  border: 0,
  color: 'text.primary',
  bgcolor: 'background.paper',
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
  '& > div': { minHeight: '100%', display: 'grid', alignContent: 'start', gap: 2, px: 2, py: 1 },
  '& > div > button': { justifySelf: 'end' },
  '& nav': { display: 'grid', gap: 0.5, '& > *': { justifyContent: 'flex-start' } },
}
