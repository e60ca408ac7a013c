import type { Theme } from '@mui/material/styles'

export const illustrationPalette = (theme: Theme) => ({
  '--mask': '#0E7A56',
  '--trace': '#3FA17E',
  '--copper': '#C8722F',
  '--gold': '#E0B454',
  '--steel': '#C3CDC5',
  '--lid': '#DCE3DC',
  '--substrate': '#0B5640',
  '--chip': '#1B2A24',
  '--shroud': '#26362F',
  '--well': '#121D19',
  '--blade': '#43554D',
  '--glow': '#54D6A6',
  '--shadow': 'rgb(17 32 26 / 12%)',
  '--line': '#CBD6CB',
  ...theme.applyStyles('dark', {
    '--mask': '#0C5A42',
    '--trace': '#2F8D6C',
    '--steel': '#56665E',
    '--lid': '#9FAFA6',
    '--substrate': '#0F4535',
    '--chip': '#0A120F',
    '--shroud': '#2A3B34',
    '--shadow': 'rgb(0 0 0 / 45%)',
    '--line': '#2C4238',
  }),
})
