import { Box, Button } from '@mui/material'
import { CallError } from '../../api/call-error.ts'

interface Props {
  failure: Error
  onSearchAgain: () => void
}

export function SearchFailure({ failure, onSearchAgain }: Props) {
  return (
    <Box role="alert" sx={styles}>
      <span>{explain(failure)}</span>
      <Button size="small" variant="outlined" color="inherit" onClick={onSearchAgain}>
        Try again
      </Button>
    </Box>
  )
}

const explain = (failure: Error): string =>
  failure instanceof CallError
    ? failure.message
    : 'The search does not answer right now. Please try again in a moment.'

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  mb: 2,
  color: 'error.main',
}
