import { OutboxTable } from '#features/mail/outbox-table.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  return (
    <DashboardPage heading="Outbox">
      <OutboxTable />
    </DashboardPage>
  )
}
