import { Alert, Button } from '@mui/material'
import type { DecimalMark } from '#shared/read-number.ts'
import type { NumberQuestion } from './number-columns.ts'

interface Props {
  questions: NumberQuestion[]
  onAnswer: (column: string, mark: DecimalMark) => void
}

/** Asks for the reading of a number with two; the answer is for its column, and can be changed. */
export function NumberQuestions({ questions, onAnswer }: Props) {
  return questions.map(({ column, text, readings, answer }) => (
    <Alert
      key={column}
      severity={answer ? 'success' : 'warning'}
      slotProps={{ action: { role: 'group', 'aria-label': `${text} in column ${column}` } }}
      action={(['.', ','] as const).map((mark) => (
        <Button
          key={mark}
          color="inherit"
          size="small"
          variant={answer === mark ? 'contained' : 'outlined'}
          aria-pressed={answer === mark}
          onClick={() => onAnswer(column, mark)}
        >
          {readings[mark]}
        </Button>
      ))}
    >
      {`${text} in column ${column}: ${readings['.']} or ${readings[',']}?`}
    </Alert>
  ))
}
