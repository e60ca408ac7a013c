import { Typography } from '@mui/material'
import * as shop from '@tech-house/shop'
import { useRouteFocus } from '../use-route-focus.ts'

export function PageHeading({ children, title = children }: { children: string; title?: string }) {
  const heading = useRouteFocus()

  return (
    <>
      <title>{`${title} · ${shop.name}`}</title>
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1">
        {children}
      </Typography>
    </>
  )
}
