import GoogleIcon from '@mui/icons-material/Google'
import { Button, Divider } from '@mui/material'
import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { loadFirebaseAuth } from './load-firebase-auth.ts'

export function GoogleButton() {
  const action = useAuthMutation(async () => (await loadFirebaseAuth()).logInWithGoogle())

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
