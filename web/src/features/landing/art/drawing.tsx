import { Box, type SxProps, type Theme } from '@mui/material'

interface Props {
  /** A file of this folder. */
  svg: string
  sx?: SxProps<Theme>
}

/** Inline, so that the drawing takes the theme's colours. */
export function Drawing({ svg, sx }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build brings the files.
  return <Box aria-hidden="true" sx={sx ?? {}} dangerouslySetInnerHTML={{ __html: svg }} />
}
