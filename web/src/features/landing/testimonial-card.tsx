import { Avatar, Box, Card, Rating, Typography } from '@mui/material'
import type { Review } from '@tech-house/api/contract/review'
import { sizes } from '#shared/theme/sizes.ts'

export function TestimonialCard({ review: { name, image, rating, review } }: { review: Review }) {
  return (
    <Card component="li" sx={sheet}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Avatar
          src={image}
          alt={name}
          slotProps={{ img: { loading: 'lazy' } }}
          sx={{ width: sizes.face, height: sizes.face }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h5" component="h3">
            {name}
          </Typography>
          <Rating value={rating} precision={0.1} size="small" readOnly />
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        This user gives us {rating} star review
      </Typography>
      <Typography>{review}</Typography>
    </Card>
  )
}

const sheet = {
  p: 3,
  scrollSnapAlign: 'start',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  // A long name gives way before the card does.
  overflowWrap: 'anywhere',
}
