import { Alert } from '@mui/material'

interface Props {
  /** What may have happened, such as `your order was booked`. */
  what: string
  button: string
}

export function UnconfirmedNotice({ what, button }: Props) {
  return (
    <Alert severity="warning" role="status">
      {`We could not confirm whether ${what}. Press ${button} to check. It will not be done twice.`}
    </Alert>
  )
}
