import { Typography } from '@mui/material'
import * as shop from '@tech-house/shop'

export function ShopReply({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={reply}>
      <strong>{`${shop.name} answers\n`}</strong>
      <span>{children}</span>
    </Typography>
  )
}

const reply = {
  color: 'text.primary',
  mt: 1,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'primary.main',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}
