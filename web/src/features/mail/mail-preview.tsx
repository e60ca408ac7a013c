import CloseIcon from '@mui/icons-material/Close'
import { Box, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material'
import type { Mail } from '@tech-house/api/contract/mail'
import { viewportHeight } from '#shared/theme/sizes.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'

export function MailPreview({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const { subject, html, text } = mail.message

  return (
    <Dialog open onClose={unlessDoubleClick(onClose)} maxWidth="sm" fullWidth>
      <DialogTitle sx={{ pr: 8, overflowWrap: 'anywhere' }}>{subject}</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={corner}>
        <CloseIcon />
      </IconButton>
      <Typography variant="body2" sx={{ px: 3, overflowWrap: 'anywhere' }}>
        {`To ${mail.to}`}
      </Typography>
      <DialogContent dividers sx={{ p: 0 }}>
        {/* No scripts run; a link opens a page of its own. */}
        <Box
          component="iframe"
          title={subject}
          srcDoc={html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          sx={{ display: 'block', width: '100%', height: viewportHeight.most, border: 0 }}
        />
        {/* With the focus, a long text scrolls by keyboard. */}
        <Box component="pre" tabIndex={0} sx={plainText}>
          {text}
        </Box>
      </DialogContent>
    </Dialog>
  )
}

const corner = { position: 'absolute', top: 8, right: 8 }

const plainText = {
  m: 0,
  px: 3,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}
