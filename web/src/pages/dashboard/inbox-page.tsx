import { InboxTable } from '#features/enquiries/inbox-table.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Inbox', InboxTable)
