import { expect, test } from 'vitest'
import { requireRules } from '../../tools/deploy/database.ts'
import { projectCopy } from '../support/project-copy.ts'

const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''

test('rules that do not compile are refused before a deploy [API-23]', async () => {
  using copy = projectCopy('firestore.rules')
  await requireRules(copy.folder, host)
  copy.edit('firestore.rules', 'if false', 'if nobody()')
  await expect(requireRules(copy.folder, host)).rejects.toThrow('Invalid function name: nobody')
  copy.edit('firestore.rules', 'if nobody()', 'if')
  await expect(requireRules(copy.folder, host)).rejects.toThrow('Error compiling rules')
})
