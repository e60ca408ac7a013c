import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
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
      <Box sx={{ position: 'relative', mt: 0.5 }}>
        {/* Only the looks of a button: the control is the input that lies over it. */}
        <Button
          component="span"
          aria-hidden
          tabIndex={-1}
          fullWidth
          variant="outlined"
          color={error ? 'error' : 'inherit'}
          startIcon={<ImageIcon />}
        >
          {chosen ?? 'Choose a picture'}
        </Button>
        <input
          {...field}
          id={inputId}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          required
          aria-invalid={!!error}
          aria-describedby={error && errorId}
          style={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
        />
      </Box>
      {error && (
        <FormHelperText error id={errorId}>
          {error.message}
        </FormHelperText>
      )}
    </div>
  )
}
