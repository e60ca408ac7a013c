import { Button } from '@mui/material'
import type { MouseEvent } from 'react'

/** The first stop of the Tab key: past the navigation, straight to the page. */
export function SkipLink() {
  return (
    <Button
      href="#main"
      onClick={goToMain}
      variant="contained"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
    </Button>
  )
}

/** The browser's own jump would add a history entry that the router knows nothing of. */
function goToMain(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
