import { Alert, Box, Button } from '@mui/material'
import { Fragment, type ReactNode, useState } from 'react'
import type { Answers, NumberQuestion } from './number-columns.ts'

export interface Readable {
  notes: string[]
  /** Nothing can be added before each has its answer. */
  questions: NumberQuestion[]
}

interface Props<Content> {
  first: Content
  again: (answers: Answers) => Content
  children: (content: Content) => ReactNode
}

/** Shows the content that follows from how numbers with two readings are read. */
export function FileContent<Content extends Readable>({ first, again, children }: Props<Content>) {
  const [content, setContent] = useState(first)
  const { questions, notes } = content
  const answers = Object.fromEntries(questions.map(({ column, answer }) => [column, answer]))

  return (
    <>
      <NumberQuestions
        questions={questions}
        notes={notes}
        onAnswer={(one) => setContent(again({ ...answers, ...one }))}
      />
      {questions.every(({ answer }) => answer) && (
        <Fragment key={JSON.stringify(answers)}>{children(content)}</Fragment>
      )}
    </>
  )
}

interface QuestionProps extends Readable {
  onAnswer: (answer: Answers) => void
}

/** Asks how numbers with two readings are read. */
export function NumberQuestions({ questions, notes, onAnswer }: QuestionProps) {
  return (
    <>
      {questions.map(({ column, text, readings, answer }) => (
        <Alert key={column} severity={answer ? 'success' : 'warning'}>
          <span>{`${text} in column ${column}: ${readings['.']} or ${readings[',']}?`}</span>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {(['.', ','] as const).map((mark) => (
              <Button
                key={mark}
                variant={answer === mark ? 'contained' : 'outlined'}
                aria-label={`Read ${text} as ${readings[mark]}`}
                aria-pressed={answer === mark}
                onClick={() => onAnswer({ [column]: mark })}
              >
                <span>{readings[mark]}</span>
              </Button>
            ))}
          </Box>
        </Alert>
      ))}
      {notes.map((note) => (
        <Alert key={note} severity="info">
          {note}
        </Alert>
      ))}
    </>
  )
}
