import { Box, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'

export function Brand() {
  return (
    <Box
      component={Link}
      to={paths.home}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        mr: 'auto',
        minHeight: sizes.touch,
        color: 'text.primary',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
      }}
    >
      <img src="/logo.svg" alt="" width={32} height={32} />
      <Typography variant="h4" component="span">
        Tech House
      </Typography>
    </Box>
  )
}
