import {
  Box,
  Button,
  DialogContentText,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import type { ProductEdit } from '@tech-house/api/contract/catalog/managed-product'
import { type FormEvent, useId } from 'react'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { differingFields, type EditedField, mergeEdits } from './edit-differences.ts'

export interface Conflict {
  base: ProductEdit
  theirs: ProductEdit
  mine: ProductEdit
}

interface Props {
  conflict: Conflict
  isPending: boolean
  onSave: (edit: ProductEdit) => void
  onClose: () => void
}

export function EditConflict({ conflict, isPending, onSave, onClose }: Props) {
  const { base, theirs, mine } = conflict
  const fields = differingFields(base, theirs, mine)

  function saveChoice({ currentTarget }: FormEvent<HTMLFormElement>) {
    const choice = new FormData(currentTarget)
    const chosen = fields.map(({ name }) => name).filter((name) => choice.get(name) === 'theirs')
    onSave(mergeEdits(theirs, mine, chosen))
  }

  return (
    <FormDialog
      title="Somebody else has edited this product"
      yes="Save this choice"
      no="Back to the form"
      isPending={isPending}
      actions={
        <Button variant="outlined" disabled={isPending} onClick={() => onSave(mine)}>
          Keep all of mine
        </Button>
      }
      onSubmit={saveChoice}
      onClose={onClose}
    >
      <DialogContentText>
        Their version is stored, yours is not yet. Choose for each field which one to keep.
      </DialogContentText>
      {fields.map((field) => (
        <Versions key={field.name} field={field} />
      ))}
    </FormDialog>
  )
}

function Versions({ field: { name, label, theirs, mine, isMine } }: { field: EditedField }) {
  const labelId = useId()
  return (
    <Box>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        name={name}
        defaultValue={isMine ? 'mine' : 'theirs'}
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        <FormControlLabel value="theirs" control={<Radio />} label={`Theirs: ${theirs}`} />
        <FormControlLabel value="mine" control={<Radio />} label={`Mine: ${mine}`} />
      </RadioGroup>
    </Box>
  )
}
