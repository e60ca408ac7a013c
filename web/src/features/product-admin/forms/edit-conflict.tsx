import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import type { ProductEdit } from '@tech-house/api/contract/catalog/managed-product'
import { useId, useState } from 'react'
import { differingFields, type EditedField, mergeEdits } from './edit-differences.ts'

export interface Conflict {
  /** What both edits started from. */
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
  const titleId = useId()
  const { base, theirs, mine } = conflict
  const fields = differingFields(base, theirs, mine)
  const [chosen, setChosen] = useState(() =>
    fields.filter(({ isMine }) => !isMine).map(({ name }) => name),
  )

  const pick = (name: EditedField['name'], whose: string) =>
    setChosen([...chosen.filter((other) => other !== name), ...(whose === 'theirs' ? [name] : [])])

  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Somebody else has edited this product</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <DialogContentText>
          Their version is stored, yours is not yet. Choose for each field which one to keep.
        </DialogContentText>
        {fields.map((field) => (
          <Versions
            key={field.name}
            field={field}
            whose={chosen.includes(field.name) ? 'theirs' : 'mine'}
            onPick={(whose) => pick(field.name, whose)}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          Back to the form
        </Button>
        <Button variant="outlined" disabled={isPending} onClick={() => onSave(mine)}>
          Keep all of mine
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          onClick={() => onSave(mergeEdits(theirs, mine, chosen))}
        >
          Save this choice
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface VersionsProps {
  field: EditedField
  whose: string
  onPick: (whose: string) => void
}

function Versions({ field: { name, label, theirs, mine }, whose, onPick }: VersionsProps) {
  const labelId = useId()
  return (
    <Box>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        name={name}
        value={whose}
        onChange={(_event, value) => onPick(value)}
        sx={{ overflowWrap: 'anywhere' }}
      >
        <FormControlLabel value="theirs" control={<Radio />} label={`Theirs: ${theirs}`} />
        <FormControlLabel value="mine" control={<Radio />} label={`Mine: ${mine}`} />
      </RadioGroup>
    </Box>
  )
}
