import { Alert } from '@mui/material'

interface Props {
  kept: object | undefined
  /** The input that could not be kept. */
  except?: string
}

/** A notice that a form contains the input from before the session expired. */
export function DraftNotice({ kept, except }: Props) {
  if (!kept) return null
  return (
    <Alert severity="info">
      Here is what you had typed.{except && ` Please choose ${except} once more.`}
    </Alert>
  )
}
