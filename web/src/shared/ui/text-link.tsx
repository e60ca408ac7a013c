import { Link, type LinkProps } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

/** A link to a page of the shop, in the colour of its text. */
export const TextLink = (props: LinkProps & { to: string }) => (
  <Link component={RouterLink} color="inherit" {...props} />
)
