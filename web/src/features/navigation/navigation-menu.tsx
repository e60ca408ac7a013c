import MenuIcon from '@mui/icons-material/Menu'
import { Box } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'

const NavigationDrawer = lazy(async () => {
  const { NavigationDrawer } = await import('./navigation-drawer.tsx')
  return { default: NavigationDrawer }
})

/** The navigation's entries in a drawer, for narrow windows; its code loads on the first click. */
export function NavigationMenu() {
  const [isOpen, setIsOpen] = useState<boolean>()

  return (
    <>
      <IconButton aria-label="Open menu" onClick={() => setIsOpen(true)}>
        <MenuIcon />
      </IconButton>
      {isOpen !== undefined && (
        <ErrorBoundary fallback={() => isOpen && <PlainMenu onClose={() => setIsOpen(false)} />}>
          <Suspense>
            <NavigationDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** The same entries without the drawer, when its code cannot be loaded. */
function PlainMenu({ onClose }: { onClose: () => void }) {
  return (
    <Box
      onClick={onClose}
      sx={{
        position: 'absolute',
        top: '100%',
        right: 0,
        display: 'grid',
        p: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <NavigationLinks />
    </Box>
  )
}
