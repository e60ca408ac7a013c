import { Box, Button, Card, Typography } from '@mui/material'
import type { User } from 'firebase/auth'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { saveFile } from '#shared/save-file.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

export function AccountDataCard({ user }: { user: User }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = useDeleteAccount(user)
  const save = useSafeMutation({
    mutationFn: async () => {
      const data = await apiFetch('POST /user/:email/export', {
        params: { email: user.email ?? '' },
      })
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
        <Button color="error" onClick={() => setIsDeleting(true)}>
          Delete account
        </Button>
      </Box>
      {isDeleting && (
        <DeleteAccountDialog user={user} remove={remove} onClose={() => setIsDeleting(false)} />
      )}
    </Card>
  )
}
