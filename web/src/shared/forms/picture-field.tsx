import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material'
import { ImageType } from '@tech-house/api/contract/image'
import { useId } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { ImageFrame } from '#shared/ui/image-frame.tsx'
import { PicturePreview } from './picture-preview.tsx'

interface Props {
  label: string
  field: UseFormRegisterReturn
  error: FieldError | undefined
  chosen: File | undefined
  /** The URL of the stored image, which stays when none is chosen; without it one is required. */
  stored?: string | null
  onRemove: () => void
  /** The sent share of the image, from 0 to 1; `undefined` while nothing is sent. */
  progress: number | undefined
}

/** A file field for one image, with a preview. */
export function PictureField(props: Props) {
  const { label, field, error, chosen, stored, onRemove, progress } = props
  const inputId = useId()
  const hintId = useId()
  const isSending = progress !== undefined

  function remove() {
    onRemove()
    // The button that had the focus disappears with the image.
    document.getElementById(inputId)?.focus()
  }

  return (
    <div>
      <Typography component="label" htmlFor={inputId} variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mt: 0.5 }}>
        {chosen && !error && <PicturePreview file={chosen} />}
        {stored && !chosen && <ImageFrame src={stored} alt={`Your ${label.toLowerCase()}`} />}
        {isSending && (
          <LinearProgress
            variant="determinate"
            aria-label={`Uploading ${chosen?.name ?? 'the picture'}`}
            value={Math.round(progress * 100)}
          />
        )}
        <Box sx={{ position: 'relative' }}>
          {/* Only looks like a button: the control is the invisible input above it. */}
          <Button
            component="span"
            aria-hidden
            tabIndex={-1}
            fullWidth
            variant="outlined"
            color={error ? 'error' : 'inherit'}
            startIcon={<ImageIcon />}
          >
            {chosen || stored ? 'Choose another picture' : 'Choose a picture'}
          </Button>
          <input
            {...field}
            id={inputId}
            type="file"
            accept={ImageType.options.join()}
            required={!stored}
            aria-invalid={!!error}
            aria-describedby={hintId}
            style={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
          />
        </Box>
        {chosen && !isSending && (
          <Button size="small" color="inherit" onClick={remove} sx={{ justifySelf: 'start' }}>
            Remove {chosen.name}
          </Button>
        )}
      </Box>
      <FormHelperText id={hintId} error={!!error}>
        {error?.message ?? 'PNG, JPEG or WebP, up to 20 MB. Large pictures are made smaller here.'}
      </FormHelperText>
    </div>
  )
}
