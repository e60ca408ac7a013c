import { Alert, Box, Button } from '@mui/material'
import type { Answers, NumberQuestion } from './number-columns.ts'

interface Props {
  /** Nothing can be written before each has its answer. */
  questions: NumberQuestion[]
  onAnswer: (answer: Answers) => void
}

/** Asks how numbers with two readings are read. */
export const NumberQuestions = ({ questions, onAnswer }: Props) =>
  questions.map(({ column, text, readings, answer }) => (
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
  ))
