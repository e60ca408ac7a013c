import { Box, Button } from '@mui/material'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import type { QuickListState } from './use-quick-list.ts'

interface Props {
  list: QuickListState
  /** The pressed button may have disappeared. */
  onRemoved: () => void
}

/** Removes several lines of the list at once. */
export function ListActions({ list, onRemoved }: Props) {
  const { lines, states, remove } = list
  const unknown = new Set(
    lines.filter((_line, index) => isUnknown(states[index]?.kind)).map(({ id }) => id),
  )

  function removeAll(isRemoved: (id: string) => boolean) {
    remove(({ id }) => isRemoved(id))
    onRemoved()
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {unknown.size > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => removeAll((id) => unknown.has(id))}
        >
          Remove all unknown ({unknown.size})
        </Button>
      )}
      <ConfirmButton
        label="Clear list"
        question="Clear the whole list?"
        warning={`${lines.length === 1 ? '1 line is' : `${lines.length} lines are`} removed. Nothing is ordered.`}
        yes="Clear list"
        no="Keep list"
        button={{ size: 'medium' }}
        isPending={false}
        onConfirm={() => removeAll(() => true)}
      />
    </Box>
  )
}

const isUnknown = (kind: string | undefined) => kind === 'unknown' || kind === 'gone'
