import ListIcon from '@mui/icons-material/PlaylistAddOutlined'
import { Box, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { MyOrdersTable } from '#features/orders/my-orders-table.tsx'
import { paths } from '#shared/paths.ts'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = () => (
  <DashboardPage heading="My Order">
    <Box sx={{ mb: 2 }}>
      <Button component={Link} to={paths.quickOrder} variant="outlined" startIcon={<ListIcon />}>
        Quick order
      </Button>
    </Box>
    <MyOrdersTable />
  </DashboardPage>
)
