import { Box } from '@mui/material'

/** A row of copper contacts, as on the edge of a board: the shop's ornament. */
export function Contacts() {
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        height: 12,
        background: `repeating-linear-gradient(90deg, ${theme.vars?.palette.secondary.main} 0 10px, transparent 10px 16px)`,
      })}
    />
  )
}
