import AddBoxIcon from '@mui/icons-material/AddBoxOutlined'
import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined'
import NewsletterIcon from '@mui/icons-material/MarkEmailReadOutlined'
import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined'
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import ReviewsIcon from '@mui/icons-material/ReviewsOutlined'
import { Box } from '@mui/material'
import { isGranted } from '@tech-house/api/contract/accounts/role'
import type { Role } from '@tech-house/api/contract/accounts/user'
import { matchPath, NavLink, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { type StaffPage, staffPages } from '#shared/staff-pages.ts'

interface Entry {
  to: string
  Icon: typeof PersonIcon
  label: string
  /** The paths of other pages that belong to this entry. */
  pages?: string[]
}

const profile: Entry = {
  to: paths.myProfile,
  Icon: PersonIcon,
  label: 'My Profile',
  pages: [paths.dashboard, paths.profileUpdate],
}

const staffEntries: (Entry & { to: StaffPage })[] = [
  { to: paths.manageOrder, Icon: ShippingIcon, label: 'Manage Order', pages: [paths.order] },
  { to: paths.customers, Icon: PeopleIcon, label: 'Customers', pages: [paths.customer] },
  { to: paths.addProduct, Icon: AddBoxIcon, label: 'Add Product' },
  { to: paths.makeAdmin, Icon: AdminIcon, label: 'Make Admin' },
  {
    to: paths.manageProducts,
    Icon: InventoryIcon,
    label: 'Manage Products',
    pages: [paths.editProduct, paths.importProducts, paths.restock, paths.changePrices],
  },
  { to: paths.manageReviews, Icon: ReviewsIcon, label: 'Manage Reviews' },
  { to: paths.inbox, Icon: InboxIcon, label: 'Inbox' },
  { to: paths.outbox, Icon: OutboxIcon, label: 'Outbox' },
  { to: paths.newsletter, Icon: NewsletterIcon, label: 'Newsletter' },
  { to: paths.overview, Icon: InsightsIcon, label: 'Overview' },
  { to: paths.activity, Icon: HistoryIcon, label: 'Activity' },
]

const customerEntries: Entry[] = [
  { to: paths.myOrder, Icon: ReceiptIcon, label: 'My Order', pages: [paths.order] },
  { to: paths.addReview, Icon: RateReviewIcon, label: 'Add Review' },
]

export function DashboardLinks({ role }: { role: Role }) {
  const { pathname } = useLocation()
  const ofStaff = staffEntries.filter(({ to }) => isGranted(role, staffPages[to]))
  const entries = [profile, ...(ofStaff.length > 0 ? ofStaff : customerEntries)]

  return (
    <Box component="nav" aria-label="Dashboard" sx={styles}>
      {entries.map(({ to, Icon, label, pages = [] }) => (
        <NavLink
          key={to}
          to={to}
          {...(pages.some((page) => matchPath(page, pathname)) && { className: 'active' })}
        >
          <span>
            <Icon />
          </span>
          <span>{label}</span>
        </NavLink>
      ))}
    </Box>
  )
}

/** Plain links, because every page of the dashboard has up to 13. */
const styles = {
  display: 'grid',
  gap: 0.5,
  p: 1,
  '& a, & :has(> svg)': { display: 'flex', gap: 2, textDecoration: 'none' },
  '& a': { alignItems: 'center', px: 2, py: 1.5, borderRadius: 1 },
  '& a:not(.active)': { color: 'inherit' },
  // Of the svg itself, forced colors would keep it.
  '& a:not(.active) :has(> svg)': { color: 'action.active' },
  '& a:hover': { bgcolor: 'action.hover' },
  '& a.active': { bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 },
}
