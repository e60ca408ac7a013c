import MenuOpenIcon from '@mui/icons-material/MenuOpen'
import { Box, Button } from '@mui/material'
import type { Role } from '@tech-house/api/contract/accounts/user'
import { useState } from 'react'
import { sizes, viewportHeight } from '#shared/theme/sizes.ts'
import { Drawer, type Opened } from '#shared/ui/drawer.tsx'
import { DashboardLinks } from './dashboard-links.tsx'

export function DashboardDrawer({ role }: { role: Role }) {
  const [opened, setOpened] = useState<Opened>()

  return (
    <>
      <Box sx={{ display: { md: 'none' }, px: { xs: 2, sm: 3 }, pt: 2 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<MenuOpenIcon />}
          onClick={() => setOpened({})}
        >
          Dashboard menu
        </Button>
      </Box>
      {opened && (
        <Drawer
          label="Dashboard menu"
          side="left"
          opened={opened}
          onClose={() => setOpened(undefined)}
        >
          {(close) => (
            <Box sx={{ pt: 2 }} onClick={close}>
              <DashboardLinks role={role} />
            </Box>
          )}
        </Drawer>
      )}
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
