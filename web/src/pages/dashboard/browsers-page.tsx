import { BrowserHealth } from '#features/overview/browser-health.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  return (
    <DashboardPage heading="Browsers">
      <BrowserHealth />
    </DashboardPage>
  )
}
