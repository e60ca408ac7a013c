import { Alert, Box, Typography } from '@mui/material'
import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import { useState } from 'react'
import { productColumns } from '../product-columns.ts'
import { ColumnTable } from './column-table.tsx'
import { readNumbers } from './compare-rows.ts'
import { Comparison } from './comparison.tsx'
import { NumberQuestions } from './file-content.tsx'
import type { Answers } from './number-columns.ts'
import type { Table } from './read-rows.ts'
import {
  type Assignment,
  assignmentProblems,
  forgetColumns,
  rememberedColumns,
  suggestColumns,
} from './suggest-columns.ts'

/** Assigns the columns of a file to fields. */
export function ImportTable({ table, name }: { table: Table; name: string }) {
  const [remembered, setRemembered] = useState(() => rememberedColumns(table))
  const [assignment, setAssignment] = useState(() => remembered ?? suggestColumns(table))
  const [answers, setAnswers] = useState<Answers>({})
  const { readers, questions, notes } = readNumbers(table, assignment, answers)
  const problems = assignmentProblems(table, assignment)

  function forget() {
    forgetColumns(table)
    setRemembered(undefined)
    setAssignment(suggestColumns(table))
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <ColumnTable
        table={table}
        assignment={assignment}
        onAssign={setAssignment}
        onForget={remembered && forget}
      />
      <NumberQuestions
        questions={questions}
        notes={[...table.notes, ...notes, ...neededNote(assignment)]}
        onAnswer={(answer) => setAnswers({ ...answers, ...answer })}
      />
      {problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
      <Comparison
        key={JSON.stringify([assignment, answers])}
        name={name}
        plan={{ table, assignment, numbers: readers }}
        isReady={problems.length === 0 && questions.every(({ answer }) => answer)}
      />
    </Box>
  )
}

/** Without these, rows of products that the shop does not have are refused. */
function neededNote(assignment: Assignment): string[] {
  const labels = productColumns
    .filter(({ key }) => requiredFields.some((field) => field === key) && !assignment.includes(key))
    .map(({ label }) => label)
  return labels.length > 0
    ? [`For new products, also assign columns to: ${labels.join(', ')}.`]
    : []
}
