import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined'
import HelpOutlineOutlinedIcon from '@mui/icons-material/HelpOutlineOutlined'
import HighlightOffOutlinedIcon from '@mui/icons-material/HighlightOffOutlined'
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined'
import type { Verdict } from '@tech-house/api/parts/compatibility/reason'

export const verdicts = {
  fits: { label: 'Fits', Icon: CheckCircleOutlinedIcon, color: 'success.main' },
  'fits-with-note': { label: 'Fits, with a note', Icon: InfoOutlinedIcon, color: 'warning.main' },
  unknown: { label: 'Not known', Icon: HelpOutlineOutlinedIcon, color: 'text.secondary' },
  'does-not-fit': { label: 'Does not fit', Icon: HighlightOffOutlinedIcon, color: 'error.main' },
} as const

export function VerdictIcon({ verdict }: { verdict: Verdict }) {
  const { Icon, color } = verdicts[verdict]
  return <Icon fontSize="small" aria-hidden sx={{ color, flexShrink: 0 }} />
}
