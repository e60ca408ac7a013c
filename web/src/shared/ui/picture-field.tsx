import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Button, FormHelperText, Typography } from '@mui/material'
import { useId } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'

interface Props {
  label: string
  field: UseFormRegisterReturn
  error?: FieldError | undefined
  /** The name of the file chosen so far. */
  chosen: string | undefined
}

/** A required file field for one picture. */
export function PictureField({ label, field, error, chosen }: Props) {
  const inputId = useId()
  const errorId = useId()

  return (
    <div>
      <Typography component="label" htmlFor={inputId} variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Button
        component="span"
        tabIndex={-1}
        fullWidth
        variant="outlined"
        color={error ? 'error' : 'inherit'}
        startIcon={<ImageIcon />}
        sx={{ mt: 0.5, position: 'relative', overflow: 'hidden' }}
      >
        {chosen ?? 'Choose a picture'}
        <input
          {...field}
          id={inputId}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          required
          aria-invalid={!!error}
          aria-describedby={error && errorId}
          style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
        />
      </Button>
      {error && (
        <FormHelperText error id={errorId}>
          {error.message}
        </FormHelperText>
      )}
    </div>
  )
}
