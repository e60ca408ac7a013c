import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { measure } from '#shared/theme/sizes.ts'

const projects = [
  {
    name: 'Firebase',
    href: 'https://firebase.google.com',
    text: 'Signs people in, runs the API, keeps the orders and serves the pages, and lets me run all of it on my own desk.',
  },
  {
    name: 'MUI',
    href: 'https://mui.com',
    text: 'The components under every button and table here. I brought the green and the copper; the care for keyboards was theirs.',
  },
  {
    name: 'TanStack Query',
    href: 'https://tanstack.com/query',
    text: 'Knows which copy of the product list is fresh and asks again when it should, so that the pages need not.',
  },
]

/** Open source projects that the shop uses. */
export function Projects() {
  return (
    <Box component="section" aria-labelledby="projects-heading">
      <Typography variant="h2" id="projects-heading" gutterBottom>
        Three projects it stands on
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: measure.text, mb: 3 }}>
        I did not write these. They are the work of others, and without them there would be no Tech
        House. Thank you.
      </Typography>
      <Box sx={cards}>
        {projects.map(({ name, href, text }) => (
          <Card key={name}>
            <CardActionArea href={href} target="_blank" rel="noopener noreferrer" sx={tile}>
              <Typography variant="h4" component="h3" sx={heading}>
                {name}
                <OpenInNewIcon fontSize="small" titleAccess="opens in a new tab" />
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
              <Typography variant="body2" sx={{ color: 'primary.main', mt: 'auto' }}>
                {href.replace('https://', '')}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  )
}

const cards = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
}

const tile = {
  p: 3,
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1.5,
}

const heading = { display: 'flex', alignItems: 'center', gap: 1 }
