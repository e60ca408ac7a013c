import ListIcon from '@mui/icons-material/PlaylistAddOutlined'
import { Box, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { MyOrdersTable } from '#features/orders/my-orders-table.tsx'
import { paths } from '#shared/paths.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  const { email } = useSignedIn()

  return (
    <DashboardPage heading="My Order">
      <Box sx={{ mb: 2 }}>
        <Button component={Link} to={paths.quickOrder} variant="outlined" startIcon={<ListIcon />}>
          Quick order
        </Button>
      </Box>
      <MyOrdersTable email={email} />
    </DashboardPage>
  )
}
