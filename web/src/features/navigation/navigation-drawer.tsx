import CloseIcon from '@mui/icons-material/Close'
import { Box, Drawer, Stack } from '@mui/material'
import { sizes } from '#shared/theme/sizes.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { ShopSearch } from './shop-search.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
}

export function NavigationDrawer({ isOpen, onClose }: Props) {
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu' } }}
    >
      <IconButton aria-label="Close menu" onClick={onClose} sx={{ alignSelf: 'flex-end', m: 1 }}>
        <CloseIcon />
      </IconButton>
      <Box onSubmit={onClose} sx={{ px: 2, pb: 2, width: sizes.menu }}>
        <ShopSearch />
      </Box>
      <Stack
        component="nav"
        aria-label="Menu"
        onClick={onClose}
        sx={{
          width: sizes.menu,
          px: 2,
          pb: 3,
          gap: 0.5,
          '& > *': { justifyContent: 'flex-start' },
        }}
      >
        <NavigationLinks />
      </Stack>
    </Drawer>
  )
}
