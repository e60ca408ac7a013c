import { Typography } from '@mui/material'
import { useRouteFocus } from '../use-route-focus.ts'

interface Props {
  children: string
  title?: string
}

export function PageHeading({ children, title = children }: Props) {
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
