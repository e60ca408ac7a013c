import AddBoxIcon from '@mui/icons-material/AddBoxOutlined'
import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined'
import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined'
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import ReviewsIcon from '@mui/icons-material/ReviewsOutlined'
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import type { Role } from '@tech-house/api/contract/accounts/user'
import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'

/** The entries of the dashboard menu. */
export function DashboardLinks({ role }: { role: Role }) {
  const { pathname } = useLocation()
  const isBelow = (path: string) => pathname.startsWith(path.replace(':id', ''))
  const isOrder = isBelow(paths.order)

  return (
    <List component="nav" aria-label="Dashboard" sx={{ px: 1 }}>
      <Entry
        to={paths.myProfile}
        icon={<PersonIcon />}
        label="My Profile"
        isHere={pathname === paths.dashboard || pathname === paths.profileUpdate}
      />
      {role === 'admin' ? (
        <>
          <Entry
            to={paths.manageOrder}
            icon={<ShippingIcon />}
            label="Manage Order"
            isHere={isOrder}
          />
          <Entry to={paths.addProduct} icon={<AddBoxIcon />} label="Add Product" />
          <Entry to={paths.makeAdmin} icon={<AdminIcon />} label="Make Admin" />
          <Entry
            to={paths.manageProducts}
            icon={<InventoryIcon />}
            label="Manage Products"
            isHere={
              isBelow(paths.editProduct) ||
              pathname === paths.importProducts ||
              pathname === paths.restock
            }
          />
          <Entry to={paths.manageReviews} icon={<ReviewsIcon />} label="Manage Reviews" />
          <Entry to={paths.outbox} icon={<OutboxIcon />} label="Outbox" />
          <Entry to={paths.overview} icon={<InsightsIcon />} label="Overview" />
          <Entry to={paths.activity} icon={<HistoryIcon />} label="Activity" />
        </>
      ) : (
        <>
          <Entry to={paths.myOrder} icon={<ReceiptIcon />} label="My Order" isHere={isOrder} />
          <Entry to={paths.addReview} icon={<RateReviewIcon />} label="Add Review" />
        </>
      )}
    </List>
  )
}

interface EntryProps {
  to: string
  icon: ReactNode
  label: string
  /** For a page that belongs to this entry but has another URL. */
  isHere?: boolean
}

function Entry({ to, icon, label, isHere }: EntryProps) {
  return (
    <ListItem component="div" disablePadding sx={{ mb: 0.5 }}>
      <ListItemButton component={NavLink} to={to} {...(isHere && { className: 'active' })}>
        <ListItemIcon>{icon}</ListItemIcon>
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  )
}
