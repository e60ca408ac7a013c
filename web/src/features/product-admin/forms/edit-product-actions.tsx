import { Box, Button } from '@mui/material'

interface Props {
  isDraft: boolean
  isPending: boolean
  /** Before the form is submitted: whether the product shall be a draft afterwards. */
  onChoose: (asDraft: boolean) => void
}

/** The buttons of a stored product: both save the form. The Enter key presses the first. */
export function EditProductActions({ isDraft, isPending, onChoose }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& button': { flexGrow: 1 } }}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isPending}
        onClick={() => onChoose(isDraft)}
      >
        Save
      </Button>
      <Button
        type="submit"
        variant="outlined"
        color="inherit"
        size="large"
        disabled={isPending}
        onClick={(event) => {
          // The second click of a double click would take back the first.
          if (event.detail > 1) event.preventDefault()
          else onChoose(!isDraft)
        }}
      >
        {isDraft ? 'Save and publish' : 'Save and unpublish'}
      </Button>
    </Box>
  )
}
