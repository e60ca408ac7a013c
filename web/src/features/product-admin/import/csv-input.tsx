import { Alert, Box, Typography } from '@mui/material'
import type { ManagedRow } from '@tech-house/api/contract/catalog/managed-product'
import { type ReactNode, useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { readBytes } from '#shared/csv/decode-csv.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { DelayedSpinner } from '#shared/ui/delayed-spinner.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { DropArea } from './drop-area.tsx'
import type { Answers, NumberQuestion } from './number-columns.ts'
import { NumberQuestions } from './number-questions.tsx'

interface Readable {
  questions: NumberQuestion[]
}

interface Props<Content> {
  /** What a file must contain. */
  hint: string
  sample: { name: `${string}.csv`; row: object }
  /** Loads the code that compares a file with the shop. It throws `FileError` for a bad file. */
  loadReader: () => Promise<(bytes: Uint8Array, shop: ManagedRow[], answers?: Answers) => Content>
  /** Shows the content of a file whose questions have answers; a pasted one has no name. */
  children: (content: Content, fileName: string) => ReactNode
}

/** Chooses, drops or pastes a CSV file, and shows its content or why it cannot be read. */
export function CsvInput<Content extends Readable>(props: Props<Content>) {
  const { hint, sample, loadReader, children } = props
  const reading = useSafeMutation({
    mutationFn: async (file: File) => {
      const [bytes, shop, read] = await Promise.all([
        readBytes(file, maxMegabytes),
        apiFetch('GET /products?view=admin'),
        loadReader(),
      ])
      return { first: read(bytes, shop), again: (answers: Answers) => read(bytes, shop, answers) }
    },
    meta: { quiet: true },
  })

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ maxWidth: sizes.wideForm, overflowWrap: 'anywhere' }}>{hint}</Typography>
      <DropArea sample={sample} onFile={(file) => reading.mutate(file)} />
      {reading.isPending && <DelayedSpinner />}
      {reading.error && <Alert severity="error">{reading.error.message}</Alert>}
      {reading.isSuccess && (
        <Answered key={reading.submittedAt} {...reading.data}>
          {(content) => children(content, reading.variables.name)}
        </Answered>
      )}
    </Box>
  )
}

interface AnsweredProps<Content> {
  first: Content
  again: (answers: Answers) => Content
  children: (content: Content) => ReactNode
}

/** Asks how numbers are read, and shows the content that follows from the answers. */
function Answered<Content extends Readable>({ first, again, children }: AnsweredProps<Content>) {
  const [content, setContent] = useState(first)
  const { questions } = content
  const answers = Object.fromEntries(questions.map(({ column, answer }) => [column, answer]))

  return (
    <>
      <NumberQuestions
        questions={questions}
        onAnswer={(column, mark) => setContent(again({ ...answers, [column]: mark }))}
      />
      {questions.every(({ answer }) => answer) && (
        <Box key={JSON.stringify(answers)}>{children(content)}</Box>
      )}
    </>
  )
}

/** The size of 5,000 rows with the longest texts. */
const maxMegabytes = 30
