import CloseIcon from '@mui/icons-material/Close'
import MenuIcon from '@mui/icons-material/Menu'
import { Box, Stack } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { ShopSearch } from './shop-search.tsx'

/** The navigation's entries in a drawer, for narrow windows. */
export function NavigationMenu() {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Box sx={{ display: { md: 'none' } }}>
        <IconButton aria-label="Open menu" onClick={() => setIsOpen(true)}>
          <MenuIcon />
        </IconButton>
      </Box>
      {isOpen && <Drawer onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The browser's own dialog: its code is there without a connection, too. */
function Drawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Returns the focus to the button.
  const close = () => dialog.current?.close()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={({ target }) => {
        // The backdrop counts as the dialog.
        if (target === dialog.current) close()
      }}
      sx={drawer}
    >
      <Stack sx={{ minHeight: '100%' }}>
        <IconButton aria-label="Close menu" onClick={close} sx={{ alignSelf: 'flex-end', m: 1 }}>
          <CloseIcon />
        </IconButton>
        <Box onSubmit={close} sx={{ px: 2, pb: 2 }}>
          <ShopSearch />
        </Box>
        <Stack component="nav" aria-label="Menu" onClick={close} sx={links}>
          <NavigationLinks />
        </Stack>
      </Stack>
    </Box>
  )
}

const drawer = {
  width: sizes.menu,
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  mr: 0,
  p: 0,
  border: 0,
  color: 'text.primary',
  bgcolor: 'background.paper',
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
}

const links = { px: 2, pb: 3, gap: 0.5, '& > *': { justifyContent: 'flex-start' } }
