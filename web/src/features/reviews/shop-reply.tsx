import { Box, Typography } from '@mui/material'

/** The public answer of the shop, below a review. */
export function ShopReply({ children }: { children: string }) {
  return (
    <Box sx={reply}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Tech House answers
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {children}
      </Typography>
    </Box>
  )
}

const reply = {
  mt: 1,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'primary.main',
  textAlign: 'start',
  overflowWrap: 'anywhere',
}
