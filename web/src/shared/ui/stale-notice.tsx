import { Alert, Button } from '@mui/material'

interface Props {
  list: { isRefetchError: boolean; refetch: () => unknown }
}

export function StaleNotice({ list: { isRefetchError, refetch } }: Props) {
  if (!isRefetchError) return null
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          Read again
        </Button>
      }
    >
      This list could not be read again, so it may be out of date.
    </Alert>
  )
}
