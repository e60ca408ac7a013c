import { Box, Typography } from '@mui/material'
import type { Review } from '@tech-house/api/contract/catalog/review'
import { outlinedPaper } from '#shared/theme/sizes.ts'
import { ReviewerImage } from './reviewer-image.tsx'
import { ShopReply } from './shop-reply.tsx'
import { Stars } from './stars.tsx'

export function TestimonialCard({ review: shown }: { review: Review }) {
  const { name, image, rating, review, reply } = shown
  return (
    <Box component="li" sx={styles}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <ReviewerImage name={name} image={image} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h5" component="h3">
            {name}
          </Typography>
          <Stars rating={rating} />
        </Box>
      </Box>
      <Typography variant="body2">{`This user gives us ${rating} star review`}</Typography>
      <Typography>{review}</Typography>
      {reply && <ShopReply>{reply}</ShopReply>}
    </Box>
  )
}

const styles = {
  p: 3,
  scrollSnapAlign: 'start',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  ...outlinedPaper,
  overflowWrap: 'anywhere',
}
