import { Typography } from '@mui/material'
import * as shop from '@tech-house/shop'
import { useRouteFocus } from '../use-route-focus.ts'

/** Of many characters, such as the names of some products, which would fill a screen. */
const longHeading = 80

export function PageHeading({ children, title = children }: { children: string; title?: string }) {
  const heading = useRouteFocus()

  return (
    <>
      <title>{`${title} · ${shop.name}`}</title>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant={children.length > longHeading ? 'h3' : 'h2'}
        component="h1"
      >
        {children}
      </Typography>
    </>
  )
}
