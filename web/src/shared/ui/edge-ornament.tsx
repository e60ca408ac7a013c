import { Box } from '@mui/material'
import { contacts } from '../theme/ornaments.ts'

/** The ornament along the lower edge of a card. */
export function EdgeOrnament() {
  return <Box aria-hidden sx={contacts} />
}
