import MenuOpenIcon from '@mui/icons-material/MenuOpen'
import { Box, Button } from '@mui/material'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { sizes, viewportHeight } from '#shared/theme/sizes.ts'
import { Drawer } from '#shared/ui/dialogs/drawer.tsx'

export function DashboardDrawer({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<ComponentProps<typeof Drawer>['opened']>()

  return (
    <>
      <Box sx={{ display: { md: 'none' }, px: { xs: 2, sm: 3 }, pt: 2 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<MenuOpenIcon />}
          onClick={() => setOpened({ focus: 'menu' })}
        >
          Dashboard menu
        </Button>
        {opened && (
          <Drawer
            label="Dashboard menu"
            side="left"
            opened={opened}
            onClose={() => setOpened(undefined)}
          >
            <Box sx={{ mx: -2, pt: 1 }}>{children}</Box>
          </Drawer>
        )}
      </Box>
      <Box sx={column}>{children}</Box>
    </>
  )
}

const column = {
  display: { xs: 'none', md: 'block' },
  width: sizes.drawer,
  flexShrink: 0,
  pt: 3,
  borderRight: 1,
  borderColor: 'divider',
  '& nav': {
    position: 'sticky',
    top: sizes.belowBar,
    maxHeight: `calc(${viewportHeight.full} - ${sizes.belowBar}px)`,
    overflowY: 'auto',
  },
}
