import { ButtonBase } from '@mui/material'
import { styled } from '@mui/material/styles'
import { sizes } from '../theme/sizes.ts'

export const IconButton = styled(ButtonBase)(({ theme }) => ({
  flexShrink: 0,
  width: sizes.touch,
  height: sizes.touch,
  borderRadius: '50%',
  color: 'inherit',
  '&.Mui-disabled': { color: theme.vars?.palette.action.disabled },
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  // styled() loses the type of the `component` prop.
})) as typeof ButtonBase
