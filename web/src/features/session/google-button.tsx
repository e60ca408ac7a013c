import GoogleIcon from '@mui/icons-material/Google'
import { Button, Divider } from '@mui/material'
import { logInWithGoogle } from './provider.ts'
import { useProviderAction } from './use-provider-action.ts'

export function GoogleButton() {
  const action = useProviderAction(logInWithGoogle)

  return (
    <>
      <Divider>or</Divider>
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        startIcon={<GoogleIcon />}
        loading={action.isPending}
        onClick={() => action.mutate()}
      >
        Continue with Google
      </Button>
    </>
  )
}
