import { Box, Card, Typography } from '@mui/material'

const benches = [
  {
    name: 'On the screen',
    skills: ['React and TypeScript', 'Design with MUI', 'Pages for keyboard and screen reader'],
  },
  {
    name: 'Behind it',
    skills: [
      'Firebase Auth and Functions',
      'Firestore and its transactions',
      'Contracts and tests',
    ],
  },
  {
    name: 'On the bench',
    skills: ['Quiet, cool builds', 'Finding the one bad stick', 'Soldering, when it comes to that'],
  },
]

export function Skills() {
  return (
    <Box component="section" aria-labelledby="skills-heading">
      <Typography variant="h2" id="skills-heading" sx={{ mb: 3 }}>
        What I do
      </Typography>
      <Box sx={cards}>
        {benches.map(({ name, skills }) => (
          <Card key={name} sx={{ p: 3 }}>
            <Typography variant="h4" component="h3" gutterBottom>
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
      </Box>
    </Box>
  )
}

const cards = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
}
