import { Box } from '@mui/material'
import type { ComponentType } from 'react'
import { sizes } from '../theme/sizes.ts'
import type { Elements } from './elements.ts'
import { PageHeading } from './page-heading.tsx'

export function DashboardPage({ heading, children }: { heading: string; children: Elements }) {
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, px: { xs: 2, sm: 3, lg: 5 }, maxWidth: sizes.page }}>
      <Box sx={{ mb: { xs: 2.5, md: 4 } }}>
        <PageHeading>{heading}</PageHeading>
      </Box>
      {children}
    </Box>
  )
}

export const dashboardPage = (heading: string, Part: ComponentType) =>
  function Page() {
    return (
      <DashboardPage heading={heading}>
        <Part />
      </DashboardPage>
    )
  }
