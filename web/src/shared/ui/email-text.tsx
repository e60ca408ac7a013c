import { Box } from '@mui/material'

/** An email address, which breaks before its “@” where it does not fit on a line. */
export function EmailText({ children }: { children: string }) {
  const at = Math.max(children.lastIndexOf('@'), 0)
  return (
    <Box component="span" translate="no" sx={styles}>
      <span>{children.slice(0, at)}</span>
      <span>{children.slice(at)}</span>
    </Box>
  )
}

const styles = {
  '& > span': { display: 'inline-block', maxWidth: '100%', overflowWrap: 'break-word' },
}
