import {
  FormControl,
  FormHelperText,
  InputLabel,
  OutlinedInput,
  type OutlinedInputProps,
} from '@mui/material'
import { type PropsWithChildren, useId } from 'react'

interface Props extends Omit<OutlinedInputProps, 'id' | 'label' | 'slotProps'> {
  label?: string
  helperText?: string | undefined
  slotProps?: { htmlInput?: OutlinedInputProps['inputProps']; inputLabel?: { shrink: boolean } }
}

/** Like MUI's TextField, whose select, menu and popover are more than half of its code. */
export function TextField(props: Props) {
  const { label, helperText, slotProps, sx, minRows = 1, maxRows, ...input } = props
  const { htmlInput, inputLabel } = slotProps ?? {}
  const { error, size, multiline } = input
  const id = useId()
  const helperId = helperText ? `${id}-helper` : undefined

  return (
    <FormControl fullWidth error={error} size={size} sx={sx}>
      {label && (
        <InputLabel htmlFor={id} {...inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        {...input}
        {...(inputLabel && { notched: inputLabel.shrink })}
        {...(multiline && { inputComponent: 'textarea' as 'input' })}
        id={id}
        label={label}
        slotProps={{
          input: {
            'aria-describedby': helperId,
            // Grows with its text by the theme's style; other browsers show enough rows.
            ...(multiline && {
              type: undefined,
              rows: Math.max(3, Number(minRows)),
              style: { minHeight: `${minRows}lh`, maxHeight: maxRows && `${maxRows}lh` },
            }),
            ...htmlInput,
          },
        }}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  )
}

/** With the browser's own select. `children` are its options. */
export const SelectField = ({
  children,
  ...field
}: Omit<Props, 'slotProps'> & PropsWithChildren) => (
  <TextField
    {...field}
    // MUI's type knows no select.
    inputComponent={'select' as 'input'}
    slotProps={{ htmlInput: { children, type: undefined }, inputLabel: { shrink: true } }}
  />
)
