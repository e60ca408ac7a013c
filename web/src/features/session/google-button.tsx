import GoogleIcon from '@mui/icons-material/Google'
import { Button, Divider } from '@mui/material'
import { logInWithGoogle } from './firebase-auth.ts'
import { useAuthMutation } from './use-auth-mutation.ts'

export function GoogleButton() {
  const action = useAuthMutation(logInWithGoogle)

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
