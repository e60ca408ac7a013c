import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, Card, CardActionArea, Typography } from '@mui/material'
import * as shop from '@tech-house/shop'
import { type ReactNode, useId } from 'react'
import { measure } from '#shared/theme/sizes.ts'

const benches = {
  'On the screen': [
    'React and TypeScript',
    'Design with MUI',
    'Pages for keyboard and screen reader',
  ],
  'Behind it': [
    'Firebase Auth and Functions',
    'Firestore and its transactions',
    'Contracts and tests',
  ],
  'On the bench': [
    'Quiet, cool builds',
    'Finding the one bad stick',
    'Soldering, when it comes to that',
  ],
}

const stations = {
  'Your browser':
    'shows the pages, keeps a short-lived copy of what it read, and never talks to the database.',
  Hosting: 'hands out the pages, and passes every call under /api on to one function.',
  'The API': 'checks who is calling and every field they sent, and works out prices itself.',
  Firestore:
    'books the order together with taking the pieces off the shelf, or does neither, so that the last one is sold once.',
}

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

export function Portfolio() {
  return (
    <>
      <Section heading="What I do">
        {Object.entries(benches).map(([name, skills]) => (
          <Card key={name} sx={{ p: 3 }}>
            <Typography variant="h4" gutterBottom>
              {name}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, '& ::marker': { color: 'secondary.main' } }}>
              {skills.map((skill) => (
                <Typography key={skill} component="li" sx={{ py: 0.25 }}>
                  {skill}
                </Typography>
              ))}
            </Box>
          </Card>
        ))}
      </Section>
      <Section
        heading="How the shop is built"
        lead={`When you press “${shop.orderButton}”, it passes four stations. One contract, written once, says what may travel between them; the pages and the API both read it.`}
      >
        {Object.entries(stations).map(([name, text]) => (
          <Box key={name} sx={{ pt: 2, borderTop: 2, borderColor: 'primary.main' }}>
            <Typography variant="h4">{name}</Typography>
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Section>
      <Section
        heading="Three projects it stands on"
        lead={`I did not write these. They are the work of others, and without them there would be no ${shop.name}. Thank you.`}
      >
        {projects.map(({ name, href, text }) => (
          <Card key={name}>
            <CardActionArea href={href} target="_blank" rel="noopener noreferrer" sx={tile}>
              <Typography variant="h4">
                <span>{name}</span>{' '}
                <OpenInNewIcon fontSize="small" titleAccess="opens in a new tab" />
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
              <Typography variant="body2" sx={{ color: 'primary.main' }}>
                {href.replace('https://', '')}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Section>
    </>
  )
}

interface Props {
  heading: string
  lead?: string
  children: ReactNode
}

function Section({ heading, lead, children }: Props) {
  const id = useId()

  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} gutterBottom>
        {heading}
      </Typography>
      {lead && (
        <Typography sx={{ color: 'text.secondary', maxWidth: measure.text }}>{lead}</Typography>
      )}
      <Box sx={cards}>{children}</Box>
    </section>
  )
}

const cards = {
  mt: 3,
  display: 'grid',
  gap: 3,
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: { md: 'column' },
}

const tile = {
  p: 3,
  height: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: 1.5,
}
