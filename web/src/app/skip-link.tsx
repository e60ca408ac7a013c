import { Button } from '@mui/material'

/** The first stop of the Tab key: past the navigation, straight to the page. */
export function SkipLink() {
  return (
    <Button
      href="#main"
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
