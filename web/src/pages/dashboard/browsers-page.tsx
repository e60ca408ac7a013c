import { BrowserHealth } from '#features/overview/browser-health.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Browsers', BrowserHealth)
