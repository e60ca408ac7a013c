import GoogleIcon from '@mui/icons-material/Google'
import { Button, Divider } from '@mui/material'
import {
  type SignInProvider,
  signInProviderIds,
  signInProviders,
} from '#shared/session/sign-in-providers.ts'
import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { loadFirebaseAuth } from './load-firebase-auth.ts'

const icons: Record<SignInProvider, typeof GoogleIcon> = { 'google.com': GoogleIcon }

export function ProviderButtons() {
  return (
    <>
      <Divider>or</Divider>
      {signInProviderIds.map((provider) => (
        <ProviderButton key={provider} provider={provider} />
      ))}
    </>
  )
}

function ProviderButton({ provider }: { provider: SignInProvider }) {
  const action = useAuthMutation(async () => (await loadFirebaseAuth()).logInWith(provider))
  const Icon = icons[provider]

  return (
    <Button
      variant="outlined"
      color="inherit"
      size="large"
      startIcon={<Icon />}
      loading={action.isPending}
      onClick={() => action.mutate()}
    >
      <span>{`Continue with ${signInProviders[provider]}`}</span>
    </Button>
  )
}
