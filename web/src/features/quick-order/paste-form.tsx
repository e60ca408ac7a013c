import { Alert, Box, Button } from '@mui/material'
import { type FormEvent, type RefObject, useState } from 'react'
import { decodeCsv, FileError, readBytes } from '#shared/csv/decode-csv.ts'
import { TextFileButton } from '#shared/forms/text-file-button.tsx'
import { maxQuickLines } from '#shared/orders/quick-list.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { toastError } from '#shared/toast.ts'
import { TextField } from '#shared/ui/text-field.tsx'
import type { QuickListState } from './use-quick-list.ts'

interface Props {
  list: QuickListState
  box: RefObject<HTMLTextAreaElement | null>
}

export function PasteForm({ list, box }: Props) {
  const { adding, keepText } = list
  const [text, setText] = useState(list.text)
  const { rest = [] } = adding.data ?? {}
  // A notice ends when what it says is no longer the case.
  const isAsAdded = text === rest.join('\n')
  const isFull = list.rows.length + list.leftOut.length === maxQuickLines

  function add(pasted: string) {
    if (pasted.trim() === '') return
    setText(pasted)
    keepText(pasted)
    adding.mutate(pasted, {
      onSuccess: ({ rest }) => setText(rest.join('\n')),
      onSettled: () => {
        // The pressed button was disabled meanwhile, so it has lost the focus.
        if (document.activeElement === document.body) box.current?.focus()
      },
    })
  }

  async function readFile(file: File) {
    try {
      const pasted = decodeCsv(await readBytes(file, maxMegabytes)).text
      add([text, pasted].filter(Boolean).join('\n'))
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      void toastError(error.message)
    }
  }

  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        add(text)
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: sizes.wideForm }}
    >
      <TextField
        label="Your list"
        helperText="One product on each line, by name, part number or id: 2 x name, part number;2 or id,2."
        multiline
        minRows={4}
        maxRows={12}
        inputRef={box}
        value={text}
        placeholder={'2 x Samsung 990 Pro 2TB\nAMD Ryzen 5 7600;1'}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => keepText(text)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { spellCheck: false, readOnly: adding.isPending },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={adding.isPending}>
          Add to list
        </Button>
        <TextFileButton isDisabled={adding.isPending} onChoose={(file) => void readFile(file)} />
      </Box>
      {rest.length > 0 && isAsAdded && isFull && (
        <Alert severity="warning" role="status">
          {`The list holds ${maxQuickLines} lines. ${countLines(rest.length)} still in the box.`}
        </Alert>
      )}
    </Box>
  )
}

/** 200 lines are far below. */
const maxMegabytes = 0.25

const countLines = (count: number) => (count === 1 ? '1 line is' : `${count} lines are`)
