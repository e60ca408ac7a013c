import { Link, type LinkProps } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

export const TextLink = (props: LinkProps & { to: string }) => (
  <Link component={RouterLink} color="inherit" {...props} />
)
