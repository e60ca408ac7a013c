import { Alert, Button } from '@mui/material'

interface Props {
  values: object | undefined
  except?: string | undefined
  onDiscard?: () => void
}

export function SavedInputNotice({ values, except, onDiscard }: Props) {
  if (!values) return null
  return (
    <Alert
      severity="info"
      action={
        onDiscard && (
          <Button color="inherit" size="small" onClick={onDiscard}>
            Discard
          </Button>
        )
      }
    >
      {`Here is what you had typed.${except ? ` Please choose ${except} once more.` : ''}`}
    </Alert>
  )
}
