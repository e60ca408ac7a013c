import { Typography } from '@mui/material'
import { useArrivalFocus } from './use-arrival-focus.ts'

interface Props {
  children: string
  /** Of the window; the heading itself unless told otherwise. */
  title?: string
}

export function PageHeading({ children, title = children }: Props) {
  const heading = useArrivalFocus()

  return (
    <>
      <title>{`${title} · Tech House`}</title>
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1">
        {children}
      </Typography>
    </>
  )
}
