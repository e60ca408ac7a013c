import { Alert } from '@mui/material'

interface Props {
  kept: object | undefined
  /** What could not be kept and has to be given again. */
  except?: string
}

/** Says that a form is filled with what was typed before the session was lost. */
export function DraftNotice({ kept, except }: Props) {
  if (!kept) return null
  return (
    <Alert severity="info">
      Here is what you had typed.{except && ` Please choose ${except} once more.`}
    </Alert>
  )
}
