import { Button } from '@mui/material'
import type { MouseEvent } from 'react'

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

/** The browser's own jump would add a history entry outside the router. */
function goToMain(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
