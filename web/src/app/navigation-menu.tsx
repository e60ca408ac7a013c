import MenuIcon from '@mui/icons-material/Menu'
import { IconButton } from '@mui/material'
import { lazy, Suspense, useState } from 'react'

const NavigationDrawer = lazy(async () => {
  const { NavigationDrawer } = await import('./navigation-drawer.tsx')
  return { default: NavigationDrawer }
})

/** The navigation's entries behind a button, for narrow windows; the drawer loads with the first press. */
export function NavigationMenu() {
  const [isOpen, setIsOpen] = useState<boolean>()

  return (
    <>
      <IconButton edge="end" aria-label="Open menu" onClick={() => setIsOpen(true)}>
        <MenuIcon />
      </IconButton>
      {isOpen !== undefined && (
        <Suspense>
          <NavigationDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
