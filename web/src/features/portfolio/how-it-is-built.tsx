import { Box, Typography } from '@mui/material'
import { ring, traceLine } from '#shared/theme/ornaments.ts'
import { measure } from '#shared/theme/sizes.ts'

const stations = [
  {
    name: 'Your browser',
    text: 'shows the pages, keeps a short-lived copy of what it read, and never talks to the database.',
  },
  {
    name: 'Hosting',
    text: 'hands out the pages, and passes every call under /api on to one function.',
  },
  {
    name: 'The API',
    text: 'checks who is calling and every field they sent, and works out prices itself.',
  },
  {
    name: 'Firestore',
    text: 'books the order together with taking the pieces off the shelf, or does neither, so that the last one is sold once.',
  },
]

/** The path of an order through the shop, as stops along one trace. */
export function HowItIsBuilt() {
  return (
    <Box component="section" aria-labelledby="built-heading">
      <Typography variant="h2" id="built-heading" gutterBottom>
        How the shop is built
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: measure.text, mb: 5 }}>
        When you press “Confirm order”, it passes four stations. One contract, written once, says
        what may travel between them; the pages and the API both read it.
      </Typography>
      <Box component="ol" sx={trace}>
        {stations.map(({ name, text }) => (
          <Box component="li" key={name} sx={station}>
            <Typography variant="h4" component="h3">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const trace = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
}

const station = {
  position: 'relative',
  pl: { xs: 4, md: 0 },
  pr: { md: 3 },
  pt: { md: 4 },
  pb: { xs: 4, md: 0 },
  '&::before': traceLine,
  '&:last-of-type::before': { display: { xs: 'none', md: 'block' }, width: { md: 0 } },
  '&::after': { ...ring, top: { xs: 6, md: 0 } },
}
