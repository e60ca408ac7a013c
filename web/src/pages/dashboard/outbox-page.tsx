import { OutboxTable } from '#features/mail/outbox-table.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Outbox', OutboxTable)
