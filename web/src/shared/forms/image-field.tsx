import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { imageTypes } from '@tech-house/api/contract/catalog/image-limits'
import { useId } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { sizes } from '#shared/theme/sizes.ts'
import { FileButton } from './file-button.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useObjectUrl } from './use-object-url.ts'

interface Props {
  label: string
  field: UseFormRegisterReturn
  error: FieldError | undefined
  chosen: File | undefined
  /** The URL of the stored image, which stays when none is chosen; without it one is required. */
  stored?: string | null
  isOptional?: boolean
  onRemove: () => void
  /** The sent share of the image, from 0 to 1; `undefined` while nothing is sent. */
  progress: number | undefined
}

export function ImageField(props: Props) {
  const { label, field, error, chosen, stored, isOptional, onRemove, progress } = props
  const inputId = useId()
  const hintId = useId()
  const preview = useObjectUrl(error ? undefined : chosen)
  const [shown, alt] = chosen
    ? [preview, `Preview of ${chosen.name}`]
    : [stored, `Your ${label.toLowerCase()}`]
  const isSending = progress !== undefined

  function remove() {
    onRemove()
    // The button that had the focus disappears with the image.
    document.getElementById(inputId)?.focus()
  }

  return (
    <div>
      <Typography component="label" htmlFor={inputId} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mt: 0.5 }}>
        {shown && <Box component="img" src={shown} alt={alt} sx={image} />}
        {isSending && (
          <UploadProgress label={`Uploading ${chosen?.name ?? 'the picture'}`} sent={progress} />
        )}
        <FileButton
          {...field}
          button={{
            fullWidth: true,
            color: error ? 'error' : 'inherit',
            startIcon: <ImageIcon />,
            children: chosen || stored ? 'Choose another picture' : 'Choose a picture',
          }}
          id={inputId}
          accept={imageTypes.join()}
          required={!stored && !isOptional}
          aria-invalid={!!error}
          aria-describedby={hintId}
        />
        {chosen && !isSending && (
          <Button size="small" color="inherit" onClick={remove} sx={{ justifySelf: 'start' }}>
            <span>{`Remove ${chosen.name}`}</span>
          </Button>
        )}
      </Box>
      <FormHelperText id={hintId} error={!!error}>
        {error?.message ?? 'PNG, JPEG or WebP, up to 20 MB. Large pictures are made smaller here.'}
      </FormHelperText>
    </div>
  )
}

const image = {
  display: 'block',
  width: '100%',
  height: sizes.image,
  objectFit: 'contain',
  borderRadius: 1,
  bgcolor: 'background.default',
}
