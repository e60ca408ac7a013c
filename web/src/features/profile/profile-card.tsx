import { Avatar, Box, Button, Card, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { formatDateTime } from '#shared/dates.ts'
import { paths } from '#shared/paths.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { sizes } from '#shared/theme/sizes.ts'

export function ProfileCard() {
  const { photo, name, email, lastSignIn } = useSignedIn()

  return (
    <Card sx={{ maxWidth: sizes.form, p: { xs: 3, sm: 4 } }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mb: 3 }}>
        <Avatar
          src={photo ?? defaultPhoto}
          alt={name || email}
          sx={{ width: sizes.portrait, height: sizes.portrait }}
        >
          <img src={defaultPhoto} alt={name || email} width={96} height={96} />
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3">{name || 'Unknown user'}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{email}</Typography>
        </Box>
      </Box>
      <Typography variant="body2">
        {`Last sign-in: ${lastSignIn ? formatDateTime(lastSignIn) : 'unknown'}`}
      </Typography>
      <Button component={Link} to={paths.profileUpdate} variant="outlined" sx={{ mt: 3 }}>
        Update profile
      </Button>
    </Card>
  )
}

const defaultPhoto = '/avatars/default.svg'
