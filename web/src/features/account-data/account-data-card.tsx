import { Box, Button, Card, Typography } from '@mui/material'
import { lazy } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { saveFile } from '#shared/save-file.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'))

export function AccountDataCard() {
  const { email } = useSignedIn()
  const save = useSafeMutation({
    mutationFn: async () => {
      const data = await apiFetch('POST /user/:email/export', { params: { email } })
      saveFile('my-account.json', JSON.stringify(data, null, 2))
    },
  })

  return (
    <Card
      component="section"
      aria-label="Your data"
      sx={{ maxWidth: sizes.form, p: { xs: 3, sm: 4 } }}
    >
      <Typography variant="h3">Your data</Typography>
      <Typography sx={{ color: 'text.secondary', my: 2 }}>
        Save a copy of all that the shop holds about you, or delete your account.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          loading={save.isPending}
          onClick={unlessDoubleClick(save.mutate)}
        >
          Export my data
        </Button>
        <DialogButton label="Delete account" variant="text" color="error">
          {(close) => <DeleteAccountDialog onClose={close} />}
        </DialogButton>
      </Box>
    </Card>
  )
}
