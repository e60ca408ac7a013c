import { Box, Typography } from '@mui/material'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { assignColumns } from './assigned-columns.ts'
import { ColumnTable } from './column-table.tsx'
import { Comparison } from './comparison.tsx'
import { Notes } from './notes.tsx'
import type { Answers } from './number-columns.ts'
import { NumberQuestions } from './number-questions.tsx'
import type { Table } from './read-rows.ts'
import {
  type Assignment,
  assignmentProblems,
  netPriceNotes,
  rememberColumns,
  rememberedColumns,
  suggestColumns,
} from './suggest-columns.ts'

/** Assigns the columns of a file to fields. */
export function ImportTable({ table, name }: { table: Table; name: string }) {
  const [remembered] = useState(() => rememberedColumns(table))
  const [assignment, setAssignment] = useState(() => remembered ?? suggestColumns(table))
  const [answers, setAnswers] = useState<Answers>({})
  const { columns, questions, notes } = assignColumns(table, assignment, answers)
  const problems = assignmentProblems(table, assignment)
  // Another assignment starts anew, so it waits for a running comparison or import.
  const isBusy = useIsMutating() > 0
  const rememberedNote = 'The columns are assigned as in the last file with the same headings.'

  function assign(changed: Assignment) {
    setAssignment(changed)
    rememberColumns(table, changed)
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box component="fieldset" disabled={isBusy} sx={{ display: 'contents' }}>
        <ColumnTable table={table} assignment={assignment} onAssign={assign} />
        <NumberQuestions
          questions={questions}
          onAnswer={(answer) => setAnswers({ ...answers, ...answer })}
        />
      </Box>
      <Notes
        notes={[
          ...(remembered ? [rememberedNote] : []),
          ...table.notes,
          ...notes,
          ...netPriceNotes(table, assignment),
        ]}
      />
      <Notes notes={problems} severity="error" />
      <Comparison
        key={JSON.stringify([assignment, answers])}
        name={name}
        plan={{ table, columns }}
        isReady={problems.length === 0 && questions.every(({ answer }) => answer)}
      />
    </Box>
  )
}
