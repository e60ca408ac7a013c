import { Box, Button } from '@mui/material'

interface Props {
  /** The Enter key presses the first. */
  labels: [string, string]
  isPending: boolean
  /** The only one that can be pressed. */
  only?: string | undefined
  /** Called before the form is submitted. */
  onChoose: (label: string) => void
}

/** The two buttons of a product's form: both submit it. */
export function SubmitButtons({ labels: [first, second], isPending, only, onChoose }: Props) {
  const isOff = (label: string) => only !== undefined && label !== only
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& button': { flexGrow: 1 } }}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isPending}
        disabled={isOff(first)}
        onClick={() => onChoose(first)}
      >
        {first}
      </Button>
      <Button
        type="submit"
        variant="outlined"
        color="inherit"
        size="large"
        disabled={isPending || isOff(second)}
        onClick={(event) => {
          // The second click of a double click would take back the first.
          if (event.detail > 1) event.preventDefault()
          else onChoose(second)
        }}
      >
        {second}
      </Button>
    </Box>
  )
}
