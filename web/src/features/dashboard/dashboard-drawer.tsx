import MenuOpenIcon from '@mui/icons-material/MenuOpen'
import { Box, Button, Drawer } from '@mui/material'
import type { Role } from '@tech-house/api/contract/accounts/user'
import { useState } from 'react'
import { sizes, viewportHeight } from '#shared/theme/sizes.ts'
import { DashboardLinks } from './dashboard-links.tsx'

export function DashboardDrawer({ role }: { role: Role }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  return (
    <>
      <Box sx={{ display: { md: 'none' }, px: { xs: 2, sm: 3 }, pt: 2 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<MenuOpenIcon />}
          onClick={() => setIsOpen(true)}
        >
          Dashboard menu
        </Button>
      </Box>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Dashboard menu' } }}
        sx={{ display: { md: 'none' } }}
      >
        <Box sx={{ width: sizes.drawer, pt: 2 }} onClick={close}>
          <DashboardLinks role={role} />
        </Box>
      </Drawer>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          width: sizes.drawer,
          flexShrink: 0,
          pt: 3,
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          sx={{
            position: 'sticky',
            top: sizes.belowBar,
            maxHeight: `calc(${viewportHeight.full} - ${sizes.belowBar}px)`,
            overflowY: 'auto',
          }}
        >
          <DashboardLinks role={role} />
        </Box>
      </Box>
    </>
  )
}
