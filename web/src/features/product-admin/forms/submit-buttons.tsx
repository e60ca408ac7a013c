import { Box, Button } from '@mui/material'
import { useIsMutating } from '@tanstack/react-query'
import { imagesUpload } from './use-add-images.ts'

interface Props {
  /** The Enter key presses the first. */
  labels: [string, string]
  isPending: boolean
  only?: string | undefined
}

export function SubmitButtons({ labels: [first, second], isPending: isSending, only }: Props) {
  const isPending = useIsMutating({ mutationKey: imagesUpload }) > 0 || isSending
  const isOff = (label: string) => only !== undefined && label !== only
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& button': { flexGrow: 1 } }}>
      <Button
        type="submit"
        value={first}
        variant="contained"
        size="large"
        loading={isPending}
        disabled={isOff(first)}
      >
        <span>{first}</span>
      </Button>
      <Button
        type="submit"
        value={second}
        variant="outlined"
        color="inherit"
        size="large"
        disabled={isPending || isOff(second)}
        onClick={(event) => {
          // The second click of a double click would take back the first.
          if (event.detail > 1) event.preventDefault()
        }}
      >
        <span>{second}</span>
      </Button>
    </Box>
  )
}
