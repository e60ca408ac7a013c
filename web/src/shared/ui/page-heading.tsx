import { Typography } from '@mui/material'
import { useRouteFocus } from '../use-route-focus.ts'

export function PageHeading({ children, title = children }: { children: string; title?: string }) {
  const heading = useRouteFocus()

  return (
    <>
      <title>{`${title} · Tech House`}</title>
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1">
        {children}
      </Typography>
    </>
  )
}
