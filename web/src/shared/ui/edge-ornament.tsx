import { Box } from '@mui/material'
import { contacts } from '../theme/ornaments.ts'

/** The shop's ornament, along the lower edge of a card. */
export function EdgeOrnament() {
  return <Box aria-hidden sx={contacts} />
}
